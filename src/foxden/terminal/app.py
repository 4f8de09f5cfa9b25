"""The terminal table on the whole screen."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Sequence

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Footer, OptionList, Static

from foxden.core.errors import FoxdenError
from foxden.core.game import Message, Seat

from .ending import ending_lines
from .hand import keyed, option
from .look import CSS, DAWN, NIGHT, THEMES, light_of
from .past import Past, painted
from .screens import Curtain, Ending, Guide, Question
from .table import Choice, Step, Table

PACE = 1.0  # seconds for one thing that a bot does
MOMENT = 2.0  # for what everybody should notice
TUMBLE = 0.08  # for one die or card
WIDE, TALL = 148, 28  # a table of 100 columns, its margin, and the log beside it
PLACES = ("below", "beside")  # of the log: below the table, or beside it where there is room


def play_on_screen(table: Table) -> None:
    """Play, and leave the result in the terminal when the screen is gone."""
    app = TerminalTable(table)
    try:
        app.run()
    finally:
        sentence = table.save()
    result = table.match.result
    lines = ending_lines(table, result) if result else [table.say("left")]
    print("\n".join([*lines, sentence]))
    if app.broken is not None:
        raise app.broken


class TerminalTable(App[None]):
    CSS = CSS
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, table: Table, pace: float = PACE) -> None:
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (TALL, "-tall")]
        self.table = table
        self.pace = pace  # 0: nobody waits
        self.skipped = asyncio.Event()
        self.keys: dict[str, Choice] = {}
        self.answer: asyncio.Future[Choice] | None = None
        self.broken: FoxdenError | None = None
        self.title = table.words.say("title")
        for theme in THEMES.values():
            self.register_theme(theme)
        self.theme = light_of(os.environ)

    def compose(self) -> ComposeResult:
        self.board = Static(id="board")
        self.prompt = Static(id="prompt")
        self.notice = Static(id="notice")
        self.choices = OptionList(id="choices")
        self.past = [Past(self.table, place) for place in PLACES]
        below, beside = self.past
        hand = Vertical(self.prompt, self.notice, self.choices, id="hand")
        yield Static(self._headline(), id="title")
        yield Horizontal(Vertical(self.board, Horizontal(hand, below)), beside)
        yield Footer()

    def _headline(self) -> Text:
        tagline = self.table.words.say("tagline")
        return Text.assemble((f" {self.title.upper()} ", "bold #1f1a2b on #ef7d32"), "  ", tagline)

    def on_mount(self) -> None:
        say = self.table.say
        self.bind("space", "skip", description=say("key-skip"))
        self.bind("question_mark", "guide", description=say("key-guide"), key_display="?")
        self.bind("t", "light", description=say("key-light"))
        self.bind("q,ctrl+c,ctrl+q", "leave", description=say("key-leave"), key_display="q")
        self.draw(self.table.match.start)
        self.choices.focus()
        if not self.table.bots.are_ready:
            threading.Thread(target=self._prepare_bots, daemon=True).start()
            self._notify(say("preparing-meanwhile"))
        self.run_worker(self.evening())

    # The game.

    async def evening(self) -> None:
        """One game, from the first card to the last score."""
        try:
            await self._show_news()
            while (seat := self.table.acting()) is not None:
                self.table.play(seat, await self._decision(seat))
                await self._show_news()
        except FoxdenError as error:
            self.broken = error
            self.exit()
            return
        self._finish()

    async def _decision(self, seat: Seat) -> str:
        if self.table.is_human(seat):
            await self._hand_over(seat)
            return (await self._ask(seat)).words
        if self.is_patient:
            self._say_prompt(self.table.say("plays", name=self.table.names[seat]))
        return await asyncio.to_thread(self.table.bot_words, seat)

    async def _hand_over(self, seat: Seat) -> None:
        if not self.table.needs_curtain(seat):
            self.table.hand_over(seat)
            return
        curtain = self.push_screen(Curtain(self.table, seat), wait_for_dismiss=True)
        self.table.hand_over(seat)
        for past in self.past:
            past.retell()
        self.draw(self.table.match.position)
        await curtain

    async def _ask(self, seat: Seat) -> Choice:
        """Offer the moves; what is certain to go wrong is asked twice."""
        self.skipped.clear()
        while True:
            self._offer(seat)
            self.answer = asyncio.get_running_loop().create_future()
            choice = await self.answer
            self.answer = None
            self._clear_choices()
            if not choice.is_certain_to_fail or await self._is_sure(choice):
                return choice

    async def _is_sure(self, choice: Choice) -> bool:
        question = Question(self.table, choice.text, self.table.say("really-certain"))
        return await self.push_screen_wait(question)

    def _finish(self) -> None:
        result = self.table.match.result
        assert result is not None
        self._catch_up(self.table.match.position)
        self._say_prompt(self.table.say("over"))
        ending = Ending(self.table, result, self.table.save())
        self.push_screen(ending, lambda _: self.exit())

    # What happened.

    async def _show_news(self) -> None:
        """Beat by beat, unless nobody waits: then what the next person sees is the sum of it."""
        for beat in self.table.news():
            messages = self.table.hear(beat)
            if not self.is_patient:
                continue
            for step in beat[:-1]:
                is_noticed = step.is_chance and self.table.messages([step])
                if is_noticed and self.is_patient:  # what is unseen takes no time either
                    self.draw(step.after)
                    await self._wait(TUMBLE)
            self._catch_up(beat[-1].after)
            await self._wait(self._mark_moment(messages) or self._time_for(beat, messages))

    def _catch_up(self, p: object) -> None:
        """Show this position, and tell what has been heard."""
        self.draw(p)
        for past in self.past:
            past.catch_up()

    def _mark_moment(self, messages: Sequence[Message]) -> float:
        """Say aloud what everybody should notice, and how long to look at it."""
        tone = self.table.tone(messages)
        if tone is None:
            return 0
        moments = [message for message in messages if self.table.tone([message]) == tone]
        sign = "✓" if tone == "good" else "✗"
        self._say_prompt(f"{sign} {' '.join(self.table.sentences(moments))}", f"-{tone}")
        return MOMENT

    def _time_for(self, beat: Sequence[Step], messages: Sequence[Message]) -> float:
        """To follow what a bot did; one's own moves and what is unseen need none."""
        movers = [step.event.seat for step in beat if not step.is_chance]
        mover = movers[0] if movers else self.table.acting()
        if not messages or mover is None or self.table.is_human(mover):
            return 0
        return PACE

    @property
    def is_patient(self) -> bool:
        return self.pace > 0 and not self.skipped.is_set()

    async def _wait(self, seconds: float) -> None:
        if not self.is_patient or not seconds:
            return
        try:
            await asyncio.wait_for(self.skipped.wait(), seconds * self.pace)
        except TimeoutError:
            return

    # The widgets.

    def draw(self, p: object) -> None:
        table = self.table
        self.board.update(table.art.draw(table.view_of(p), table.introduced, table.words))

    def _say_prompt(self, text: str | Text, tone: str = "") -> None:
        self.prompt.update(text)
        self.prompt.set_classes(tone)

    def _notify(self, text: str) -> None:
        self.notice.update(text)
        self.notice.display = bool(text)

    def _offer(self, seat: Seat) -> None:
        self._catch_up(self.table.match.position)
        self.keys = keyed(self.table.choices(seat))
        turn = self.table.say("your-turn", name=self.table.names[seat])
        how = (f"  {self.table.say('how-to-choose')}", "not bold dim")
        self._say_prompt(Text.assemble(turn, how), "-lit")
        self.choices.clear_options()
        self.choices.add_options(
            option(key, choice, painted(self.table, choice.text), self.table)
            for key, choice in self.keys.items()
        )
        self.choices.highlighted = 0
        self.choices.focus()

    def _clear_choices(self) -> None:
        self.keys = {}
        self.choices.clear_options()

    def _choose(self, key: str) -> None:
        if self.answer is not None and not self.answer.done() and key in self.keys:
            self.answer.set_result(self.keys[key])

    # Keys and mouse.

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) == 1 and event.character:
            self._choose(event.character.lower())

    @on(OptionList.OptionSelected, "#choices")
    def _option_chosen(self, event: OptionList.OptionSelected) -> None:
        self._choose(event.option.id or "")

    @on(events.Click, "#prompt")
    def action_skip(self) -> None:
        """Straight on to the next thing that a person decides."""
        if self.answer is None:
            self.skipped.set()

    def action_guide(self) -> None:
        if len(self.screen_stack) == 1:
            self.push_screen(Guide(self.table))

    def action_light(self) -> None:
        self.theme = NIGHT if self.theme == DAWN else DAWN

    def action_leave(self) -> None:
        if len(self.screen_stack) > 1:
            return
        say = self.table.say
        question = Question(self.table, say("question-leave"), say("question-leave-more"))
        self.push_screen(question, lambda leaves: self.exit() if leaves else None)

    # Bots that have to be compiled.

    def _prepare_bots(self) -> None:
        """In a thread of its own; meanwhile everybody can play."""
        try:
            self.table.bots.prepare()
        except OSError as error:
            sentence = self.table.say("not-ready", why=str(error))
        else:
            sentence = ""
        if self.is_running:
            self.call_from_thread(self._notify, sentence)
