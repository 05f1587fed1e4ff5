"""A long list of options as steps: first what to do, then with what, as far as they differ."""

from __future__ import annotations

from itertools import takewhile

from gloam.terminal.teller import Shown, Teller

FEW = 24
"""More options than this are chosen step by step."""
SMALL = 6
"""So many ways to do one thing need no step of their own."""


def steps(options: list[Shown], tell: Teller) -> list[Shown]:
    """Options, and groups of them: a group has a `label` and its `options`."""
    if len(options) <= FEW:
        return options
    deepest = max(len(option["things"]) for option in options)
    for depth in range(deepest + 1):
        groups: dict[object, list[Shown]] = {}
        for option in options:
            groups.setdefault(_differs(option, depth), []).append(option)
        if len(groups) > 1:
            small = SMALL if depth == 0 else 1
            return [
                step
                for group in groups.values()
                for step in (group if len(group) <= small else [_group(group, depth, tell)])
            ]
    return options


def _differs(option: Shown, depth: int) -> object:
    if depth == 0:
        return option["verb"]
    things = option["things"]
    return tuple(things[depth - 1]) if depth <= len(things) else None


def _group(options: list[Shown], depth: int, tell: Teller) -> Shown:
    """Labelled by the thing they share, or by the words that all of them begin with."""
    things = options[0]["things"]
    if 0 < depth <= len(things):
        label = str(tell.thing(*things[depth - 1]))
    else:
        texts = [tell.option(option).split() for option in options]
        same = takewhile(lambda words: len(set(words)) == 1, zip(*texts, strict=False))
        label = " ".join(words[0] for words in same) or options[0]["verb"]
    return {"label": f"{label} …", "options": options}
