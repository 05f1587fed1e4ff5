"""A position: the whole state of one game, and what happens next as data.

Rules are module-level functions `step(g, *args)`. They change the pieces and say what follows with
`g.then`, `g.ask`, `g.ask_each`, `g.tell` and `g.end`. Steps scheduled in one step run in the order
written; a question asked is answered before anything scheduled with it. Arguments of steps and
questions are public and plain (numbers, words, tuples of them): secrets live in the pieces.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Self

from gloam.kernel import record, saved
from gloam.kernel import view as views
from gloam.kernel.book import Book, EventKind, Question, Step, in_order, reopen
from gloam.kernel.chance import Chance
from gloam.kernel.errors import BadInput, NotAllowed
from gloam.kernel.journal import ALL, Event, Outcome
from gloam.kernel.option import Choices, Option, Reason
from gloam.kernel.setup import Setup

Args = tuple[Any, ...]
Ask = tuple[int, Question, Args]
Link = tuple[Any, ...]


class Decision:
    """What one seat may choose now. Nothing else decides what is legal."""

    __slots__ = ("position", "seat", "question", "args", "standing", "_options")

    def __init__(
        self, position: Position, seat: int, question: Question, args: Args, standing: bool
    ) -> None:
        self.position = position
        self.seat = seat
        self.question = question
        self.args = args
        self.standing = standing
        self._options: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        """What may be chosen, worked out when somebody looks."""
        if self._options is None:
            choices = Choices()
            self.question.options(self.position, choices, self.seat, *self.args)
            self._options = choices.all
        return self._options

    @property
    def prompt(self) -> str:
        return self.question.name

    @property
    def refused(self) -> list[tuple[Option, Reason]]:
        """The options that cannot be taken now, each with its reason."""
        refused = self.question.choices(self.position, self.seat, self.args, True).refused
        return [] if refused is None else refused

    def about(self) -> dict[str, Any]:
        """The question's arguments by name, as words."""
        return self.question.about(self.args)


class Position:
    """The state every title shares. A title adds its pieces and its book."""

    __slots__ = (
        "setup", "seats", "chance", "stack", "asks", "group", "replies", "held",
        "journal", "events", "dealt", "moves", "plies", "outcome", "_decisions",
    )  # fmt: skip

    book: ClassVar[Book]
    pieces: ClassVar[tuple[str, ...]]
    """The names of the title's own attributes: each a plain value or a list of plain values."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.chance = chance
        self.stack: list[tuple[Step, Args]] = []
        self.asks: list[Ask] = []
        self.group: tuple[int, ...] = ()
        self.replies: list[tuple[int, Option]] = []
        self.held: list[tuple[tuple[int, ...], list[tuple[int, Option]]]] = []
        self.journal: Link | None = None
        self.events = 0
        self.dealt: tuple[Any, ...] = ()
        self.moves: Link | None = None
        self.plies = 0
        self.outcome: Outcome | None = None
        self._decisions: list[Decision] | None = None

    def copy_pieces(self, other: Self) -> None:
        """Give the other position its own copy of every piece; a title may do it faster."""
        for name in self.pieces:
            piece = getattr(self, name)
            setattr(other, name, piece.copy() if isinstance(piece, list) else piece)

    # What rules say.

    def then(self, step: Step, *args: Any) -> None:
        self.stack.append((step, args))

    def ask(self, seat: int, question: Question, *args: Any) -> None:
        self.asks.append((seat, question, args))

    def ask_each(self, seats: Iterable[int], question: Question, *args: Any) -> None:
        """Ask several seats at once, in secret; the question's step gets all the answers."""
        self.group = tuple(seats)
        self.asks.extend((seat, question, args) for seat in self.group)

    def tell(self, kind: EventKind, knowers: int, *args: Any) -> None:
        """Put an event into the journal; `knowers` know its secret parts."""
        self.journal = (self.journal, kind, knowers, args)
        self.events += 1

    def end(self, reason: str, winners: Iterable[int]) -> None:
        """The game is over; nothing scheduled happens any more."""
        self.outcome = Outcome(reason, tuple(sorted(winners)))

    # What players do.

    @property
    def decisions(self) -> list[Decision]:
        """What may be chosen now: every open question, then the standing offers."""
        if self._decisions is None:
            found = []
            quiet = bool(self.asks)
            for seat, question, args in self.asks:
                found.append(Decision(self, seat, question, args, False))
                quiet = quiet and question.quiet
            if quiet:
                for seat, question, args in self.book.standing(self):
                    found.append(Decision(self, seat, question, args, True))
            self._decisions = found
        return self._decisions

    def play(self, seat: int, option: Option | str) -> None:
        """Answer for a seat. Raises `NotAllowed`, changing nothing, where the rules refuse it."""
        option, decision = self.judge(seat, option)
        self._decisions = None
        question, args = decision.question, decision.args
        if decision.standing:
            self._set_asks_aside()
            self.stack.append((question.then, (seat, option, *args)))
        elif self.group:
            self.asks.remove((seat, question, args))
            self.replies.append((seat, option))
            if not self.asks:
                replies = in_order(self.group, self.replies)
                self.group, self.replies = (), []
                self.stack.append((question.then, (replies, *args)))
        else:
            self.asks.clear()
            self.stack.append((question.then, (seat, option, *args)))
        self.run()
        self.moves = (self.moves, seat, option, self.take_outcomes())
        self.plies += 1

    def judge(self, seat: int, option: Option | str) -> tuple[Option, Decision]:
        """The decision that this option answers. Raises `NotAllowed` with the reason."""
        if isinstance(option, str):
            option = self.book.parse(option)
        for decision in self.decisions:
            if decision.seat == seat and option in decision.options:
                return option, decision
        raise self._why_not(seat, option)

    def run(self) -> None:
        """Do what is scheduled until somebody must answer or the game is over."""
        stack = self.stack
        while stack and not self.asks and self.outcome is None:
            step, args = stack.pop()
            height = len(stack)
            step(self, *args)
            if len(stack) > height + 1:
                stack[height:] = stack[height:][::-1]
        if self.outcome is not None:
            stack.clear()
            self.asks.clear()
            self.held.clear()

    def take_outcomes(self) -> tuple[Any, ...]:
        outcomes = self.chance.outcomes
        if not outcomes:
            return ()
        self.chance.outcomes = []
        return tuple(outcomes)

    def _set_asks_aside(self) -> None:
        asks = tuple((seat, question.name, args) for seat, question, args in self.asks)
        self.stack.append((reopen, asks))
        self.held.append((self.group, self.replies))
        self.asks.clear()
        self.group, self.replies = (), []

    def _why_not(self, seat: int, option: Option) -> NotAllowed:
        if self.outcome is not None:
            return NotAllowed("game-over", "The game is over.")
        own = [decision for decision in self.decisions if decision.seat == seat]
        if not own:
            return NotAllowed("not-asked", "Nothing is asked of this seat now.")
        for decision in own:
            found = [entry for entry in decision.refused if option.says(entry[0])]
            if found:
                _, reason = max(found, key=lambda entry: len(entry[0].things))
                sentence = f"“{option}” is refused: {reason.code.replace('-', ' ')}."
                return NotAllowed(reason.code, sentence, reason.clause)
        return NotAllowed("not-an-option", f"“{option}” is not among the options now.")

    # Copies and views.

    def copy(self) -> Self:
        other = self.__class__.__new__(self.__class__)
        other.setup = self.setup
        other.seats = self.seats
        other.chance = self.chance.copy()
        other.stack = self.stack.copy()
        other.asks = self.asks.copy()
        other.group = self.group
        other.replies = self.replies.copy()
        other.held = self.held.copy()
        other.journal = self.journal
        other.events = self.events
        other.dealt = self.dealt
        other.moves = self.moves
        other.plies = self.plies
        other.outcome = self.outcome
        other._decisions = None
        self.copy_pieces(other)
        return other

    def happened(self, since: int = 0) -> list[Event]:
        """The events from number `since` on, oldest first, with nothing hidden."""
        found: list[Event] = []
        link = self.journal
        for _ in range(self.events - since):
            assert link is not None
            found.append(Event(link[1], link[2], link[3]))
            link = link[0]
        found.reverse()
        return found

    def history(self) -> Iterator[tuple[int, Option, tuple[Any, ...]]]:
        """Every answer so far with the chance that followed it, oldest first."""
        moves = []
        link = self.moves
        while link is not None:
            moves.append(link[1:])
            link = link[0]
        yield from reversed(moves)

    def view(self, seat: int | None = None, since: int = 0) -> views.View:
        """What this seat may know, built from nothing; the journal from event `since` on.

        None is somebody without a seat. The result is plain data, ready for JSON.
        """
        if seat is not None and seat != ALL and not 0 <= seat < self.seats:
            raise BadInput("bad-seat", f"The seats are 0 to {self.seats - 1}, not {seat}.")
        if since < 0:
            raise BadInput("bad-since", f"Events are counted from 0, not from {since}.")
        return views.build(self, seat, since)

    def record(self) -> str:
        """The game so far as a record."""
        return record.write(self)

    def save(self) -> str:
        """Everything, as a text that `Title.load` goes on from."""
        return saved.save(self)

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        """A whole position that this seat cannot tell from this one, made from its view alone."""
        return self.imagined(self.setup, self.view(seat), chance)

    @classmethod
    def imagined(cls, setup: Setup, seen: views.View, chance: Chance) -> Self:
        """A whole position that fits the view; chance decides what the view leaves open."""
        g = cls(setup, chance)
        views.restore(g, seen)
        cls.book.imagine_table(g, seen)
        views.imagine_replies(g)
        g.take_outcomes()
        return g
