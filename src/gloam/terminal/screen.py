"""The full screen: table, hand and choices at the left, journal and notes at the right."""

from __future__ import annotations

from time import monotonic
from typing import ClassVar, Final

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Line

from gloam.terminal.session import Session
from gloam.terminal.teller import Shown, Teller
from gloam.words import LANGUAGES

PACE = 0.45
"""Seconds between the answers of bots, so that they can be followed."""
ROOMY: Final = 96
"""From so many columns on there is room beside the drawing."""
FINE: Final = 72
"""How many touches of a key lead once along a scale."""

STYLE = """
Screen { background: #12100e; color: #eee5d5; }
#ask { background: #2a2018; color: #f2c14e; padding: 1 2; text-style: bold; height: auto; }
#left { width: 3fr; min-width: 58; } #right { width: 2fr; }
#above { height: auto; max-height: 70%; }
#table { background: #1c1814; padding: 1 2; height: auto; }
#hand { background: #efe6d3; color: #221c16; padding: 0 2; height: auto; }
#choices { background: #12100e; border: none; height: 1fr; padding: 1 1; }
#help { color: #b9ad99; height: 1; padding: 0 2; }
#choices > .option-list--option-highlighted { background: #f2c14e; color: #12100e; }
#beside { padding: 1 2; height: auto; border-left: solid #4a3a28; }
#journal { background: #12100e; height: 2fr; padding: 0 1; border-left: solid #4a3a28; }
* { scrollbar-color: #4a3a28; scrollbar-background: #12100e; scrollbar-size-vertical: 1; }
#notes { color: #b9ad99; height: 1fr; padding: 0 2; border-left: solid #4a3a28; overflow-y: auto; }
Ask { align: center middle; } Try { align: center bottom; background: #12100e 0%; }
Ask > Vertical, Try > Vertical {
  background: #2a2018; width: 70%; height: auto; max-height: 80%; padding: 1 2;
}
"""


class Ask(ModalScreen[str]):
    """A line of text from the player, or a list to read."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, heading: str, lines: list[str] | None = None) -> None:
        super().__init__()
        self.heading = heading
        self.lines = lines

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(self.heading)
            if self.lines is None:
                yield Input()
            else:
                yield OptionList(*self.lines)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())

    def on_option_list_option_selected(self) -> None:
        self.dismiss("")


class Try(ModalScreen[Shown | None]):
    """An option of a span: its mark, tried until it pleases. The game's drawing shows it so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)", show=False),
        Binding("up", "turn(1)", show=False),
        Binding("down", "turn(-1)", show=False),
    ]

    def __init__(self, game: GameScreen, span: Shown) -> None:
        super().__init__()
        self.game = game
        self.session = game.session
        self.span = span
        self.tried: Shown | None = None

    def compose(self) -> ComposeResult:
        words = self.session.tell.words
        with Vertical():
            yield Static(Text(self.session.tell.option(self.span)))
            yield Static(Text(words(f"scale-{self.span['scale']}-how")))
            yield Input()
            yield Static(Text(words("ui-try-keys")), id="seen")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.tried = self.session.marked(self.span, event.value) if event.value.strip() else None
        if self.tried is not None:
            tell = self.session.tell
            seen = [f"{tell.option(self.tried)}.", tell.table.preview(tell.view, tell, self.tried)]
            self.query_one("#seen", Static).update(Text(" ".join(seen)))
        self.game.draw_table(self.tried)

    def on_input_submitted(self) -> None:
        if self.tried is None:
            unknown = self.session.tell.words("ui-mark-unknown")
            self.query_one("#seen", Static).update(Text(unknown))
        else:
            self.dismiss(self.tried)

    def action_turn(self, way: int) -> None:
        """A little further along the scale, round and round."""
        marks, parts = self.span["marks"], self.span["parts"]
        at = 0 if self.tried is None else round(float(self.tried["things"][-1][1]) * parts)
        if self.tried is not None:
            at = (at + way * max(1, marks // FINE)) % marks
        self.query_one(Input).value = f"{at / parts:g}"


class GameScreen(App[None]):
    """One game. Everything shown is drawn anew from the player's view after each answer."""

    CSS = STYLE
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", "?"),
        Binding("exclamation_mark", "advice", "!"),
        Binding("n", "note", "n"),
        Binding("l", "language", "l"),
        Binding("q", "quit", "q"),
        Binding("b,escape", "all_choices", show=False),
        *(Binding(str(number), f"choose({number})", show=False) for number in range(1, 10)),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.found: list[Shown] = []
        """What the list of choices shows."""

    def compose(self) -> ComposeResult:
        yield Static(id="ask")
        with Horizontal():
            with Vertical(id="left"):
                with VerticalScroll(id="above"):
                    yield Static(id="table")
                    yield Static(id="hand")
                yield OptionList(id="choices")
            with Vertical(id="right"):
                yield Static(id="beside")
                yield RichLog(id="journal", wrap=True, min_width=10)
                yield Static(id="notes")
        yield Static(id="help")

    @property
    def table(self) -> Screen[object]:
        """The table itself, whatever stands before it."""
        return self.screen_stack[0]

    def on_mount(self) -> None:
        self.set_interval(1, self.watch_sand)
        self.title = self.session.tell.words("title-name")
        self.go_on()

    def go_on(self) -> None:
        """Let bots answer one by one, with a pause between them, until the player is asked."""
        self.draw()
        asked = any(not decision["standing"] for decision in self.session.decisions())
        if self.session.g.outcome is None and not asked:
            self.set_timer(PACE, self.bots_move)

    def bots_move(self) -> None:
        if self.session.g.outcome is None:
            self.session.step()
            self.go_on()

    def watch_sand(self) -> None:
        left = self.session.sand(monotonic())
        if left == 0:
            self.draw()
        if left is not None:
            clock = f"{round(left) // 60}:{round(left) % 60:02}"
            help_line = f"{self.session.tell.words('ui-help')} · ⧗ {clock}"
            self.table.query_one("#help", Static).update(Text(help_line))

    def draw(self) -> None:
        session = self.session
        journal = self.table.query_one("#journal", RichLog)
        for line in session.news():
            journal.write(line)
        if session.g.outcome is not None and session.told:
            for line in session.tell.outcome():
                journal.write(Text(line, style="bold #f2c14e"))
        tell = session.tell
        self.table.query_one("#ask", Static).update(Text(session.headline()))
        self.table.query_one("#help", Static).update(Text(tell.words("ui-help")))
        self.draw_table()
        self.table.query_one("#hand", Static).update(self.hand())
        notes = "\n".join([tell.words("ui-notes"), *(f"· {line}" for line in session.notes())])
        self.table.query_one("#notes", Static).update(Text(notes))
        self.draw_choices(session.steps())

    def draw_choices(self, found: list[Shown]) -> None:
        self.found = found
        choices = self.table.query_one("#choices", OptionList)
        choices.clear_options()
        for number, step in enumerate(found, 1):
            choices.add_option(Line(Text(f"{number:2}  {self.session.label(step)}")))
        if choices.option_count:
            choices.highlighted = 0
            choices.focus()

    def draw_table(self, tried: Shown | None = None) -> None:
        """The drawing, and what stands beside it, or below where the screen is narrow."""
        tell = self.session.tell
        tell.tried = tried
        sketch, beside = tell.table.sketch(tell.view, tell), tell.table.beside(tell.view, tell)
        aside = self.table.query_one("#beside", Static)
        aside.display = bool(beside) and self.size.width >= ROOMY
        if beside and not aside.display:
            sketch = [*sketch, "", *beside]
        self.table.query_one("#table", Static).update(Text("\n".join(sketch)))
        aside.update(Text("\n".join(beside)))

    def on_resize(self) -> None:
        self.draw_table()

    def hand(self) -> Text:
        tell: Teller = self.session.tell
        text = Text(f"{self.session.role()} {tell.words('ui-your-hand')}:\n")
        for name, effect in tell.table.hand(tell.view, tell):
            text.append(f" {name}", style="bold")
            text.append(f"  {effect}\n")
        text.rstrip()
        return text

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_choose(event.option_index + 1)

    def action_choose(self, number: int) -> None:
        if not 1 <= number <= len(self.found):
            return
        chosen = self.found[number - 1]
        if "options" in chosen:
            self.draw_choices(self.session.steps(chosen["options"]))
            return
        if "scale" in chosen:
            self.push_screen(Try(self, chosen), self.answer)
        else:
            self.answer(chosen)

    def action_all_choices(self) -> None:
        """Back from a step to all there is to choose from."""
        self.draw_choices(self.session.steps())

    def answer(self, option: Shown | None) -> None:
        if option is None:
            self.draw_table()
            return
        self.session.answer(option)
        self.session.look()
        self.go_on()

    def action_why(self) -> None:
        tell = self.session.tell
        refused = self.session.refused()
        lines = [f"{tell.option(option)}: {tell.why(option)}" for option in refused]
        self.push_screen(Ask(tell.words("ui-why-prompt"), lines or ["—"]))

    def action_advice(self) -> None:
        session = self.session
        if any(not decision["standing"] for decision in session.decisions()):
            self.push_screen(Ask(session.tell.words("ui-advise"), [session.advice()]))

    def action_note(self) -> None:
        def keep(text: str | None) -> None:
            if text:
                self.session.own_notes.append(text)
                self.draw()

        self.push_screen(Ask(self.session.tell.words("ui-note-prompt")), keep)

    def action_language(self) -> None:
        """The next language: everything, the journal too, is told again in it."""
        session = self.session
        at = LANGUAGES.index(session.tell.words.language)
        session.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])
        self.table.query_one("#journal", RichLog).clear()
        self.draw()
