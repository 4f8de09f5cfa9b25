# Der Tisch im Terminal, für Menschen, die Deutsch lesen.

# Wer spielt
name-1 = Reineke
name-2 = Mira
name-3 = Otto
name-4 = Tilda
name-5 = Juno
name-6 = Bruno
you = { $name } (du)
bot = { $name } ({ $level })
level-random = zufällig
level-greedy = gierig
level-sensible = besonnen
level-rollout = vorausschauend
list = { $first } und { $last }
at-the-table = Am Tisch: { $players }.
preparing = Die vorausschauenden Mitspieler machen sich bereit, etwa fünfzehn Sekunden, nur dieses eine Mal …
preparing-meanwhile = Die vorausschauenden Mitspieler machen sich noch bereit; bis dahin spielen sie besonnen.

# Züge
your-turn = Du bist dran, { $name }.
plays = { $name } spielt …
how-to-choose = ↑↓ ⏎, Taste, Maus
certain = Vorsicht: Das geht ganz sicher schief!
really-certain = Das geht ganz sicher schief. Trotzdem?
pass-device = Gib das Gerät an { $name } weiter.
curtain = Jetzt darf niemand sonst hinschauen.
curtain-enter = { $name }, drück die Eingabetaste, wenn niemand sonst hinschaut.
i-am = Ich bin { $name }

# Zeile für Zeile
plain-help = Antworte mit der Nummer einer Möglichkeit oder den englischen Worten eines Zuges; { $table } zeigt den Tisch, { $rules } die Regeln, { $quit } beendet das Spiel.
plain-aside = { $all } zeigt { $count } weitere, { $first } bis { $most }; ihre Nummern und Worte gelten auch so.
plain-prompt = Deine Wahl, 1 bis { $most }:
no-such-number = Diese Nummer gibt es nicht; sie gehen von 1 bis { $most }.
unknown-words = Diese Worte nennen keinen Zug; gib die Nummer einer Möglichkeit ein.
input-ended = Die Eingabe ist zu Ende, also endet das Spiel hier.
left = Du hast den Tisch verlassen.

# Bildschirm
key-skip = Überspringen
key-guide = Regeln
key-light = Licht
key-leave = Beenden
question-leave = Den Tisch verlassen?
question-leave-more = Das Spiel bis hierher wird gespeichert.
yes = Ja
no = Nein
yes-key = j
close = Escape schließt die Regeln.
not-ready = Die vorausschauenden Mitspieler spielen weiter besonnen: { $why }.

# Das Ende
over = Das Spiel ist aus
won = { $count ->
    [one] { $winners } gewinnt mit { $points } { $points ->
        [1] Punkt
       *[other] Punkten
    }.
   *[other] { $winners } teilen sich den Sieg mit je { $points } { $points ->
        [1] Punkt
       *[other] Punkten
    }.
}
won-plainly = { $count ->
    [one] { $winners } gewinnt.
   *[other] { $winners } teilen sich den Sieg.
}
score = { $name }: { $shown } { $points ->
    [1] Punkt
   *[other] Punkte
} ({ $parts })
score-part = { $part } { $points }
nothing = nichts
saved = Gespeichert in { $path }
not-saved = Das Spiel ließ sich nicht in { $folder } speichern: { $why }.
