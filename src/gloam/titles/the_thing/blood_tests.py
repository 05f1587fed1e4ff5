"""Phase 6: blood bags and hot wires (TT-6)."""

from __future__ import annotations

from typing import Final

from gloam.kernel.journal import EVERYONE
from gloam.kernel.option import Choices, Option, Reason
from gloam.titles.the_thing import events
from gloam.titles.the_thing.answers import HEAR, PASS, PUT_TO_TEST, REVEAL_SELF, TEST, thing
from gloam.titles.the_thing.cards import ALIEN, BLOOD, WIRE
from gloam.titles.the_thing.characters import CHARACTER
from gloam.titles.the_thing.leaving import reveal, spend_refill, without
from gloam.titles.the_thing.recreation import may_reveal
from gloam.titles.the_thing.state import BOOK, HOW, PHASE, TheThing

Replies = list[tuple[int, Option]]
People = tuple[int, ...]

BLOOD_TEST, WIRE_TEST = HOW.read("blood"), HOW.read("wire")

NO_BLOOD: Final = BOOK.reason("no-blood-bag", "TT-6-02")
NO_WIRE: Final = BOOK.reason("no-wire-and-flame", "TT-6-03")
DONE_ALREADY: Final = BOOK.reason("test-done-already", "TT-6-01")
NOT_HIGHEST: Final = BOOK.reason("not-highest-suspicion", "TT-6-02")
NOT_AN_ALIEN: Final = BOOK.reason("not-an-alien", "TT-5-08")
TOO_LATE: Final = BOOK.reason("too-late-to-show-oneself", "TT-5-08")


@BOOK.step
def tests(g: TheThing) -> None:
    """At most one of each kind a round, for the whole group (TT-6-01)."""
    g.phase = PHASE.read("tests")
    g.tests_left = [BLOOD_TEST, WIRE_TEST]
    g.then(who_tests)


@BOOK.step
def who_tests(g: TheThing) -> None:
    """All are asked alike, able or not, while a kind of test is left."""
    if g.tests_left:
        g.ask_each(dict.fromkeys(g.owner[c] for c in g.living()), WHO_TESTS)


def cannot_test(g: TheThing, character: int, test: int) -> Reason | None:
    if test not in g.tests_left:
        return DONE_ALREADY
    if test == BLOOD_TEST:
        return None if BLOOD in g.lab[character] else NO_BLOOD
    able = WIRE in g.items[character] and any(g.refills[character])
    return None if able else NO_WIRE


def test_options(g: TheThing, choices: Choices, seat: int) -> None:
    """Before the first test is also the last moment of Phase 5 to show oneself (TT-5-08, A-26)."""
    late = len(g.tests_left) < 2
    choices.put(PASS)
    for c in g.living():
        if g.owner[c] == seat:
            for test in (BLOOD_TEST, WIRE_TEST):
                choices.put(TEST[test][c], cannot_test(g, c, test))
            if not g.coop:
                reason = None if may_reveal(g, c) else NOT_AN_ALIEN
                choices.put(REVEAL_SELF, TOO_LATE if late else reason)


@BOOK.step
def offered(g: TheThing, replies: Replies) -> None:
    """Who shows itself does so first; of several who would test the Leader hears one (TT-6-01)."""
    shown = [seat for seat, answer in replies if answer is REVEAL_SELF]
    for seat in shown:
        if g.outcome is None:
            reveal(g, g.order[seat], HOW.read("willingly"))
    offers = [answer for _, answer in replies if answer.verb == "test"]
    if shown:
        g.then(who_tests)
    elif len(offers) > 1:
        tests = tuple(thing(offer) for offer in offers)
        testers = tuple(thing(offer, 1) for offer in offers)
        g.ask(g.owner[g.leader], WHOM_TO_HEAR, tests, testers)
    elif offers:
        g.then(do_test, thing(offers[0]), thing(offers[0], 1))


WHO_TESTS: Final = BOOK.question("who_tests", test_options, offered)


def hear_options(g: TheThing, choices: Choices, seat: int, tests: People, testers: People) -> None:
    for test, tester in zip(tests, testers, strict=True):
        choices.put(HEAR[test][tester])


@BOOK.step
def heard(g: TheThing, seat: int, answer: Option, tests: People, testers: People) -> None:
    g.then(do_test, thing(answer), thing(answer, 1))


WHOM_TO_HEAR: Final = BOOK.question(
    "whom_to_hear", hear_options, heard, tests=HOW, testers=CHARACTER
)


@BOOK.step
def do_test(g: TheThing, test: int, tester: int) -> None:
    """The means are spent first: the bag, or a refill; the Wire stays (TT-6-02 to TT-6-04)."""
    g.tests_left.remove(test)
    if test == BLOOD_TEST:
        g.lab[tester] = without(g.lab[tester], BLOOD)
        g.lab_spent += 1
    else:
        spend_refill(g, tester)
    g.ask(g.owner[tester], WHOM_TO_TEST, tester, test)


def target_options(g: TheThing, choices: Choices, seat: int, tester: int, test: int) -> None:
    """A blood bag is for the most suspected, oneself among them (TT-6-02, TT-6-05)."""
    highest = max(g.suspicion[c] for c in g.living())
    for c in g.living():
        any_one = test == WIRE_TEST or g.suspicion[c] == highest
        choices.put(PUT_TO_TEST[c], None if any_one else NOT_HIGHEST)


@BOOK.step
def target_tested(g: TheThing, seat: int, answer: Option, tester: int, test: int) -> None:
    """The role is shown to all: cleared, or revealed (TT-6-06 to TT-6-08)."""
    target = thing(answer)
    g.tell(events.TESTED, EVERYONE, tester, target, test)
    if g.role[target] == ALIEN:
        reveal(g, target, test)
    else:
        g.suspicion[target] = 0
        g.tell(events.PROVED_HUMAN, EVERYONE, target)
    g.then(who_tests)


WHOM_TO_TEST: Final = BOOK.question(
    "whom_to_test", target_options, target_tested, character=CHARACTER, test=HOW
)
