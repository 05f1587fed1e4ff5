"""A title's book: the names of its steps, questions, events and options.

What is pending in a position is written with these names, so a position can be saved, sent to
another process and resumed by any version that knows them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from gloam.kernel.errors import BadInput
from gloam.kernel.option import Choices, Formed, Kind, Option, Reason, Scale, Span

Step = Callable[..., None]
S = TypeVar("S", bound=Step)
Argument = int | str | None | tuple[Any, ...]


class Question:
    """What a seat can be asked: the options there are now, and the step its answer leads to.

    `options(g, choices, seat, *args)` fills the choices; `then(g, seat, option, *args)` goes on.
    Asked of several seats at once, `then(g, replies, *args)` gets every (seat, option) in the
    order in which they were asked. The arguments are public: secrets live in the position's pieces.
    """

    __slots__ = ("name", "options", "then", "params", "quiet")

    def __init__(
        self,
        name: str,
        options: Callable[..., None],
        then: Step,
        params: tuple[tuple[str, Kind], ...],
        quiet: bool,
    ) -> None:
        self.name: Final = name
        self.options: Final = options
        self.then: Final = then
        self.params: Final = params
        self.quiet: Final = quiet

    def about(self, args: tuple[Any, ...]) -> dict[str, Any]:
        """The arguments by name, as words."""
        return {n: kind.tell(a) for (n, kind), a in zip(self.params, args, strict=False)}

    def choices(self, g: Any, seat: int, args: tuple[Any, ...], with_refused: bool) -> Choices:
        choices = Choices(with_refused)
        self.options(g, choices, seat, *args)
        return choices


class EventKind:
    """What can happen. That it happened is public; parameters marked secret are not."""

    __slots__ = ("name", "params", "secret", "number")

    def __init__(self, name: str, number: int, params: dict[str, Kind], secret: set[str]) -> None:
        self.name: Final = name
        self.number: Final = number
        self.params: Final = tuple(params.items())
        self.secret: Final = tuple(param in secret for param in params)


def reopen(g: Any, *asks: tuple[int, str, tuple[Any, ...]]) -> None:
    """Ask again what was open when a standing offer was taken, except who has no answer now."""
    group, replies = g.held.pop()
    open_still = [
        (seat, g.book.questions[name], args)
        for seat, name, args in asks
        if g.book.questions[name].choices(g, seat, args, False).all
    ]
    if not group:
        g.asks.extend(open_still)
        return
    question, args = g.book.questions[asks[0][1]], asks[0][2]
    group = tuple(seat for seat in group if question.choices(g, seat, args, False).all)
    replies = [reply for reply in replies if reply[0] in group]
    if open_still or not group:
        g.asks.extend(open_still)
        g.group, g.replies = group, replies
    else:
        g.stack.append((question.then, (in_order(group, replies), *args)))


def in_order(group: tuple[int, ...], replies: list[tuple[int, Option]]) -> list[tuple[int, Option]]:
    """The answers in the order in which their seats were asked."""
    return sorted(replies, key=lambda reply: group.index(reply[0]))


class Book:
    """Registers a title's names once, when its modules are imported.

    Hooks say what the kernel must ask the title: how a game begins, which offers stand, what a
    seat sees of the pieces, how pieces are made up that fit a view, a count of all pieces, which
    never changes during a game, what time and voice bring about, whether a seat may talk to the
    others now, and what a seat knows for certain from its whole view.
    """

    begin: Callable[[Any], None]
    standing: Callable[[Any], Iterable[tuple[int, Question, tuple[Any, ...]]]]
    table: Callable[[Any, int | None], dict[str, Any]]
    """Only offers that can be taken: each has an option."""
    imagine_table: Callable[[Any, dict[str, Any]], None]
    census: Callable[[Any], Counter[str]]

    clock: Callable[[Any], tuple[int, int, Option] | None] = staticmethod(lambda _g: None)
    """A glass that runs in real time: its number, new each time it is turned, its seconds, and what
    the table answers when they are over."""
    heard: Callable[[Any, int, str], Option | None] = staticmethod(lambda _g, _seat, _text: None)
    """What the table answers when a seat says a text."""
    may_talk: Callable[[Any, int], bool] = staticmethod(lambda _g, _seat: True)
    known: Callable[[dict[str, Any]], Iterable[tuple[EventKind, tuple[Any, ...]]]] = staticmethod(
        lambda _seen: ()
    )

    def __init__(self, title: str) -> None:
        self.title: Final = title
        self.steps: Final[dict[str, Step]] = {}
        self.step_names: Final[dict[Step, str]] = {}
        self.questions: Final[dict[str, Question]] = {}
        self.events: Final[dict[str, EventKind]] = {}
        self.event_list: Final[list[EventKind]] = []
        self.facts: Final[dict[str, EventKind]] = {}
        self.options: Final[dict[str, Option]] = {}
        self.forms: Final[dict[str, list[tuple[Kind, ...]]]] = {}
        self.reasons: Final[dict[tuple[str, str], Reason]] = {}
        self.sheet: Final[list[tuple[str, Kind, Kind | None]]] = []
        self.step(reopen)

    def step(self, function: S) -> S:
        """Register a rule function that can be scheduled by name."""
        name = function.__name__
        if name in self.steps:
            raise ValueError(f"two steps are called {name}")
        self.steps[name] = function
        self.step_names[function] = name
        return function

    def question(
        self,
        name: str,
        options: Callable[..., None],
        then: Step,
        quiet: bool = False,
        **params: Kind,
    ) -> Question:
        """Register a question. While only quiet ones are open, standing offers may be taken."""
        question = Question(name, options, then, tuple(params.items()), quiet)
        if self.questions.setdefault(name, question) is not question:
            raise ValueError(f"two questions are called {name}")
        return question

    def event(self, name: str, secret: str = "", **params: Kind) -> EventKind:
        """Register an event; `secret` lists the parameters that not everybody may know."""
        event = EventKind(name, len(self.event_list), params, set(secret.split()))
        if self.events.setdefault(name, event) is not event:
            raise ValueError(f"two events are called {name}")
        self.event_list.append(event)
        return event

    def fact(self, name: str, **params: Kind) -> EventKind:
        """Register something that a seat can know for certain."""
        fact = EventKind(name, len(self.facts), params, set())
        if self.facts.setdefault(name, fact) is not fact:
            raise ValueError(f"two facts are called {name}")
        return fact

    def shows(self, path: str, kind: Kind, by: Kind | None = None) -> None:
        """Register what a table without a board shows of the view's `table`.

        `path` leads there (`deck.count`); a list is of things of this kind, or numbered by things
        of the kind `by`. The message `sheet-PATH`, with `_` for each dot, puts a `$value` in words;
        an empty text is not shown.
        """
        self.sheet.append((path, kind, by))

    def option(self, verb: str, *things: tuple[Kind, int]) -> Option:
        """The option with this verb and these things: the one there is, unless it has a form."""
        if verb in self.forms:
            return Formed(verb, things)
        return self._kept(Option(verb, things))

    def _kept(self, option: Option) -> Option:
        return self.options.setdefault(option.text, option)

    def form(self, verb: str, *kinds: Kind) -> None:
        """Register a form of options that are too many to be made beforehand."""
        self.forms.setdefault(verb, []).append(kinds)

    def span(self, scale: Scale, verb: str, *things: tuple[Kind, int]) -> Span:
        """The options with this verb and these things that end in any mark of a scale."""
        return Span(self._kept(Option(verb, things)), scale, self.option)

    def reason(self, code: str, clause: str) -> Reason:
        """Register why something is refused; one code, and its message, may have many clauses."""
        reason = Reason(code, clause)
        return self.reasons.setdefault((code, clause), reason)

    def parse(self, text: str) -> Option:
        """The option whose text this is."""
        option = self.options.get(" ".join(text.split())) or self._formed(text)
        if option is None:
            raise BadInput("unknown-option", f"“{text[:60]}” is not something one can answer.")
        return option

    def _formed(self, text: str) -> Option | None:
        """An option of a registered form, made now."""
        verb, *words = text.replace(">", " ").split() or [""]
        for kinds in self.forms.get(verb, ()):
            if len(kinds) == len(words) and all(
                kind.reads(word) for kind, word in zip(kinds, words, strict=True)
            ):
                things = [(kind, kind.read(word)) for kind, word in zip(kinds, words, strict=True)]
                option = self.option(verb, *things)
                return option if option.text == " ".join(text.split()) else None
        return None
