"""Views: what one seat may know, built from nothing; and what of a position a view gives back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gloam.kernel.book import reopen
from gloam.kernel.journal import ALL, EVERYONE, read_event
from gloam.kernel.option import Many, Option

if TYPE_CHECKING:
    from gloam.kernel.position import Ask, Decision, Position

View = dict[str, Any]


def build(g: Position, seat: int | None, since: int) -> View:
    """The whole view of a seat: the public parts first, then its own."""
    names = g.book.step_names
    own = [decision for decision in g.decisions if seat in (decision.seat, ALL)]
    return {
        "title": g.book.title,
        "seats": g.seats,
        "edition": g.setup.edition,
        "switches": g.setup.changed(),
        "viewer": "all" if seat == ALL else seat,
        "outcome": None if g.outcome is None else g.outcome._asdict(),
        "asked": [
            {"seat": s, "question": q.name, "args": args, "about": q.about(args)}
            for s, q, args in g.asks
        ],
        "group": g.group,
        "pending": [(names[step], args) for step, args in g.stack],
        "held": [group for group, _ in g.held],
        "answer": [option.text for who, option in g.replies if who == seat],
        "held_answers": [[o.text for who, o in replies if who == seat] for _, replies in g.held],
        "decisions": [show_decision(decision) for decision in own],
        "table": g.book.table(g, seat),
        "since": since,
        "journal": [event.show(seat) for event in g.happened(since)],
    }


def show_decision(decision: Decision) -> View:
    options = decision.options
    listed, spans = (options.listed, options.spans) if isinstance(options, Many) else (options, ())
    return {
        "seat": decision.seat,
        "question": decision.prompt,
        "about": decision.about(),
        "standing": decision.standing,
        "options": [show_option(option) for option in listed],
        "spans": [
            {**show_option(s.stem), "scale": s.scale.name, "marks": len(s), "parts": s.scale.parts}
            for s in spans
        ],
        "refused": [
            {**show_option(option), "code": reason.code, "clause": reason.clause}
            for option, reason in decision.refused
        ],
    }


def show_option(option: Option) -> View:
    things = [(kind.name, kind.show(thing)) for kind, thing in option.things]
    return {"text": option.text, "verb": option.verb, "things": things}


def mark_text(span: View, mark: int) -> str:
    """The text of the option at a mark of a shown span."""
    return f"{span['text']} {mark / span['parts']:.{len(str(span['parts'])) - 1}f}"


def plain(value: Any) -> Any:
    """Lists as tuples, all the way down: how plain arguments come back from JSON."""
    return tuple(plain(item) for item in value) if isinstance(value, list | tuple) else value


def restore(g: Position, seen: View) -> None:
    """Give a fresh position all of a view but the table: what is pending, and the journal."""
    book, seat = g.book, seen["viewer"]
    g.stack = [(book.steps[name], plain(args)) for name, args in seen["pending"]]
    g.asks = [
        (ask["seat"], book.questions[ask["question"]], plain(ask["args"])) for ask in seen["asked"]
    ]
    g.group = plain(seen["group"])
    g.replies = [(seat, book.parse(text)) for text in seen["answer"]]
    g.held = [
        (plain(group), [(seat, book.parse(text)) for text in answers])
        for group, answers in zip(seen["held"], seen["held_answers"], strict=True)
    ]
    knowers = EVERYONE if seat is None else 1 << seat
    for shown in seen["journal"]:
        kind = book.events[shown["event"]]
        g.tell(kind, knowers, *read_event(kind, shown))
    if seen["outcome"] is not None:
        g.end(seen["outcome"]["reason"], seen["outcome"]["winners"])


def imagine_replies(g: Position) -> None:
    """Make up what others have answered in secret while some of a group still think.

    A standing offer may have set such a group aside; one offer may interrupt another.
    """
    fill_replies(g, g.group, g.asks, g.replies)
    aside = [args for step, args in g.stack if step is reopen]
    for (group, replies), asks in zip(g.held, aside, strict=True):
        fill_replies(g, group, [(s, g.book.questions[q], args) for s, q, args in asks], replies)


def fill_replies(
    g: Position, group: tuple[int, ...], asks: list[Ask], replies: list[tuple[int, Option]]
) -> None:
    if not group or not asks:
        return
    question, args = asks[0][1:]
    waiting = {seat for seat, _, _ in asks}
    known = {seat for seat, _ in replies}
    for seat in group:
        if seat not in waiting and seat not in known:
            options = question.choices(g, seat, args, False).all
            replies.append((seat, options[g.chance.below(len(options))]))
