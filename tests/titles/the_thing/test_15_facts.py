"""What the program remembers for a seat: only what it knows for certain."""

from gloam.titles.the_thing.facts import known
from tests.titles.the_thing.scene import FIVE, Scene, clause, foretell, scene


def facts(s: Scene, name: str) -> list[tuple[str, tuple[str, ...]]]:
    """The notes of a character's player, as words."""
    view = s.g.view(s.g.owner[s.who(name)])
    return [
        (kind.name, tuple(str(p.show(a)) for (_, p), a in zip(kind.params, args, strict=True)))
        for kind, args in known(view)
    ]


@clause("TT-0-10")
def test_who_is_in_the_green_zone_is_cleared() -> None:
    s = scene(FIVE, suspicion={"nauls": 0, "blair": 0, "clark": 0}, aliens="clark",
              revealed="clark")  # fmt: skip
    assert facts(s, "nauls") == [("cleared", ("blair",))]
    assert facts(s, "windows") == [("cleared", ("nauls",)), ("cleared", ("blair",))]


@clause("TT-IC-05")
def test_what_was_seen_on_a_token_is_remembered() -> None:
    s = scene(FIVE, at="encounters", rooms="nauls:lab windows:lab", leader="clark",
              aliens="windows")  # fmt: skip
    s.all_say("meet").say("nauls", "place human")
    foretell(s.g, ((1, 0), (0, 0)))
    s.say("windows", "place alien")
    assert facts(s, "nauls") == [("saw_alien", ("windows",))]
    assert facts(s, "windows") == [("saw_human", ("nauls",))]
    assert facts(s, "blair") == []


@clause("TT-5-02")
def test_gifts_are_remembered_by_who_got_them() -> None:
    s = scene(FIVE, at="recreation", items={"nauls": "wire"}, lab={"nauls": "failure"},
              weapons={"nauls": "melee"})  # fmt: skip
    s.say("nauls", "give wire nauls blair").say("nauls", "give failure nauls blair")
    s.say("nauls", "give melee nauls blair")
    assert facts(s, "blair") == [
        ("gave_item", ("nauls", "wire")), ("gave_token", ("nauls", "failure")),
        ("gave_weapon", ("nauls", "melee")),
    ]  # fmt: skip
    assert facts(s, "nauls") == facts(s, "windows") == []
    alone = scene("macready nauls windows blair clark bennings", seats=1, at="recreation",
                  items={"nauls": "keys"}, pieces={"threat": 8})  # fmt: skip
    assert facts(alone.say("macready", "give keys nauls clark"), "macready") == []


@clause("TT-4.1-02")
def test_the_card_delivered_this_round_is_remembered_until_the_pile_is_turned_up() -> None:
    s = scene(FIVE, at="new_round", leader="clark", hands={"macready": "use use use"}, seed=3)
    s.say("macready", "go lab use")
    assert facts(s, "macready") == [("delivered", ("use",))]
    assert facts(s, "nauls") == []
    for name, room in (("nauls", "armory"), ("windows", "storage"), ("blair", "comms"),
                       ("clark", "kitchen")):  # fmt: skip
        s.say(name, f"special {room}")
    s.say("clark", "reveal_card")
    assert facts(s, "macready") == []
