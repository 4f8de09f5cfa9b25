"""How the terminal table looks: the same felt and paper by night and at dawn."""

from __future__ import annotations

from collections.abc import Mapping

from textual.theme import Theme

NIGHT, DAWN = "night", "dawn"

THEMES = {
    NIGHT: Theme(
        name=NIGHT,
        dark=True,
        primary="#ef7d32",
        secondary="#f8c24a",
        accent="#f8c24a",
        foreground="#fbeed2",
        background="#15131f",
        surface="#1d3338",
        panel="#172a30",
        success="#8cc05f",
        warning="#f8c24a",
        error="#ff8f6b",
        variables={
            "muted": "#b9cbc8",
            "lit": "#f8c24a",
            "on-lit": "#1f1a2b",
            "on-success": "#1f1a2b",
            "bad": "#a3210f",
        },
    ),
    DAWN: Theme(
        name=DAWN,
        dark=False,
        primary="#a8460f",
        secondary="#7d3208",
        accent="#7d3208",
        foreground="#1f1a2b",
        background="#f1e2c4",
        surface="#bcd3c6",
        panel="#a9c5b6",
        success="#1c6b3f",
        warning="#8f4a00",
        error="#a3210f",
        variables={
            "muted": "#3d4a4b",
            "lit": "#f8c24a",
            "on-lit": "#1f1a2b",
            "on-success": "#fff6e2",
            "bad": "#a3210f",
        },
    ),
}


def light_of(environment: Mapping[str, str]) -> str:
    """The theme that fits the terminal, as far as it tells its background; else the night."""
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return DAWN if background in ("7", "15") else NIGHT


CSS = """
Screen { background: $background; color: $foreground; }

#title { height: 1; background: $panel; color: $foreground; }

#board { height: auto; max-height: 70%; padding: 0 1; background: $surface; }
#hand { width: 5fr; }
#below { width: 3fr; }
#beside { width: 44; display: none; }
.past {
    padding: 0 1; background: $panel; scrollbar-size-vertical: 1;
    scrollbar-background: $panel; scrollbar-color: $muted;
}
.past Static { height: auto; }

#prompt { height: auto; min-height: 1; padding: 0 1; text-style: bold; }
#prompt.-lit { color: $accent; }
#prompt.-bad { background: $bad; color: #fff6e2; }
#prompt.-good { background: $success; color: $on-success; }
#notice { display: none; height: auto; padding: 0 1; color: $muted; }
#choices {
    height: 1fr; border: none; padding: 0; background: $background; background-tint: transparent;
    scrollbar-size-vertical: 1; scrollbar-background: $background; scrollbar-color: $muted;
}
#choices:focus { background-tint: transparent; }
#choices > .option-list--option-highlighted { background: $lit; color: $on-lit; text-style: none; }

.-wide #beside { display: block; }
.-wide #below { display: none; }
.-tall #board { padding: 1 2; }

.-low #title { display: none; }
.-tall #hand { padding: 1 0; }

Question, Guide, Ending { align: center middle; background: $background 70%; }
Curtain { align: center middle; }
.sheet {
    width: auto; max-width: 92%; height: auto; max-height: 92%; padding: 1 3;
    background: $surface; border: heavy $primary;
}
.sheet > Static { width: auto; max-width: 80; }
.heading { text-style: bold; color: $accent; margin-bottom: 1; }
.more { margin-bottom: 1; }
.sheet Horizontal { width: auto; height: auto; }
.sheet Button { margin-right: 2; }
Ending .sheet { width: 76; }
Ending .sheet > Static { width: 100%; }
Guide .sheet { width: 84; height: 92%; padding: 0 1; }
Guide Markdown { background: $surface; margin: 0; }
Guide VerticalScroll {
    scrollbar-size-vertical: 1; scrollbar-background: $surface; scrollbar-color: $muted;
}
.hint { color: $muted; }
"""
