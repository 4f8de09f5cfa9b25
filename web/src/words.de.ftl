# Die Oberfläche im Browser, für alle, die Deutsch lesen.  Namen beginnen mit web-.

web-title = Foxden: vier diebische Würfelspiele
web-line = Vier diebische Würfelspiele. Ein Tisch. Kein Konto.
web-foot = Alle Bilder und Worte hier sind unsere. Würfel zum Nachprüfen: Jeder Wurf lässt sich nach dem Spiel kontrollieren.
web-game-sneaky = Sneaky
web-game-beutezug = Beutezug
web-game-sly-dice = Sly Dice
web-game-sneaky-seven = Sneaky Seven
web-line-sneaky = Fang Räuber mit Würfeln. Fordere dein Glück heraus, dann beklau die anderen.
web-line-beutezug = Gaslicht, 1897. Such eine Villa aus, knack die Schlösser, behalt die Nerven.
web-line-sly-dice = Würfle verdeckt. Sag die Wahrheit, oder lüg, ohne rot zu werden.
web-line-sneaky-seven = Affen, Paris, neun Coups. Handeln, lernen, durch den Tunnel fliehen.
web-name-1 = Rusty
web-name-2 = Mira
web-name-3 = Otto
web-name-4 = Tilda
web-name-5 = Juno
web-name-6 = Bruno

# Überall
web-home = Zur Startseite
web-settings = Einstellungen
web-close = Schließen
web-loading = Einen Augenblick …
web-again = Noch einmal
web-language-switch = English
web-sound-is-on = Ton ist an
web-sound-is-off = Ton ist aus
web-theme-to-light = Hell
web-theme-to-dark = Dunkel
web-nowhere = Hier ist nichts
web-no-server = Der Tisch ist gerade nicht zu erreichen. Versuch es gleich noch einmal.
web-move-kept = Die Verbindung ist weg. Was du gewählt hast, ist gemerkt und geschieht, sobald sie wieder da ist.
web-connection-lost = Die Verbindung ist weg. Bleib ruhig hier: Sobald sie wieder da ist, geht das Spiel von selbst weiter.

# Startseite
web-to-the-games = Zu den Spielen
web-games = Spiele
web-players = Spieler
web-minutes = { $minutes } Min.
web-years = Jahre
web-rules = Regeln
web-how = So wird gespielt
web-how-of = So wird { $game } gespielt
web-play-now = Jetzt spielen
web-play-now-of = Jetzt spielen: { $game } gegen Bots
web-starting = Wird gegeben …
web-invite = Einladen
web-invite-of = Freunde zu { $game } einladen
web-your-tables = Deine Tische
web-no-tables = Noch wartet kein Spiel auf dich. Spiel jetzt, und zwei Bots setzen sich dazu. Oder lad Freunde ein: mit einem Link oder an dieses Gerät.
web-with = mit { $names }
web-in-lobby = noch offen
web-your-turn = Du bist dran
web-others-think = andere überlegen
web-got-a-code = Hast du einen Code?
web-got-a-code-more = Setz dich zu Freunden.
web-join = Dazu
web-no-such-code = Kein offener Tisch hat diesen Code
web-no-such-code-more = Codes gelten, bis das Spiel beginnt. Lass dir den Link geben.

# Ein neuer Tisch
web-new-table = Neuer Tisch
web-new-table-more = Wähl aus, wer mitspielt. Dann bekommst du einen Link für deine Freunde.
web-your-name = Dein Name
web-name = Name
web-who-plays = Wer spielt mit?
web-seat-number = Platz { $number }
web-seat-open = Freund
web-seat-bot = Bot
web-seat-device = Selbes Gerät
web-seat-open-more = bekommt einen Link
web-pace-more = Wem die Zeit ausgeht, dem hilft ein Bot.
web-level = Stärke
web-level-of = { $level ->
    [random] spielt irgendwas
    [greedy] gierig
    [sensible] vernünftig
    [rollout] denkt scharf nach
   *[other] { $level }
}
web-add-seat = Noch jemand:
web-add-friend = Freund
web-add-bot = Bot
web-add-device = Selbes Gerät
web-one-more-seat = Noch ein Platz
web-remove-seat = { $seat } entfernen
web-options = Hausregeln
web-option-usual = { $value } (üblich)
web-pace = Bedenkzeit
web-pace-none = so lange ihr wollt
web-pace-brisk = 20 Sekunden je Zug und 2 Minuten Reserve
web-pace-calm = 1 Minute je Zug und 5 Minuten Reserve
web-pace-day = 1 Tag je Zug
web-pace-week = 1 Woche je Zug
web-pace-told-clock = { $seconds } Sekunden je Zug, { $bank } Sekunden Reserve
web-pace-told-slow = { $hours } Stunden je Zug
web-make-table = Tisch decken

# Vor dem Spiel
web-lobby = Dein Tisch ist gedeckt
web-lobby-seated = Du hast einen Platz
web-lobby-guest = { $open ->
    [0] Alle Plätze sind besetzt
   *[other] Setz dich dazu
}
web-table-code = Tisch { $code }
web-sit = Hier sitzen
web-stand = Aufstehen
web-seat-waits = frei für einen Freund
web-ready = da
web-free-seat = { $seat } frei machen ({ $name })
web-start = Spiel beginnen
web-start-when-full = { $open ->
    [one] Ein Platz ist noch frei
   *[other] { $open } Plätze sind noch frei
}
web-start-hint = Warte auf Freunde oder setz Bots auf freie Plätze.
web-sent-away = Dein Platz wurde frei gemacht. Du kannst einen anderen nehmen.
web-wait-for-host = Das Spiel beginnt, sobald der Gastgeber es startet.
web-watch = Du kannst hierbleiben und zuschauen.
web-agreed = Abgemacht
web-invitation = Freunde einladen
web-invitation-more = Wer diesen Link hat, kann sich dazusetzen.
web-invitation-local = Dieser Link gilt nur auf diesem Rechner. Handys im Haus kommen dazu, wenn er in ihrem Netz ist und Foxden mit „make play“ oder „foxden serve --lan“ gestartet wurde.
web-link = Link zu diesem Tisch
web-copy = Kopieren
web-copied = Kopiert
web-copy-failed = Kopieren war nicht erlaubt. Der Link ist markiert: Kopier ihn von Hand.
web-qr = Der Link als QR-Code
web-or-code = oder mit dem Code

# Am Tisch
web-log = Was geschah
web-you = { $name } (du)
web-you-badge = du
web-bot = Bot
web-away = nicht da
web-newcomer = Neu hier? Die Regeln in zwei Minuten.
web-watching = du schaust zu
web-menu = Menü
web-take-back = Zurücknehmen
web-hints-are-on = Hinweise sind an
web-hints-are-off = Hinweise sind aus
web-resign = Spiel aufgeben
web-resign-really = Spiel aufgeben?
web-resign-more = Ein Bot spielt für dich zu Ende. Willst du später weiterspielen, verlass stattdessen nur den Tisch.
web-play-on = Weiterspielen
web-leave = Tisch verlassen
web-leave-hint = Du kannst jederzeit zurückkommen: Dein Platz wartet unter „Deine Tische“.
web-missed = { $player } ist gerade nicht da. Nach einer Weile springt ein Bot ein.
web-bot-sits-in = { $why ->
    [clock] Deine Zeit war um. Ein Bot vertritt dich gerade.
   *[away] Du warst nicht da. Ein Bot vertritt dich gerade.
}
web-has-resigned = Du hast aufgegeben: Ein Bot spielt für dich weiter.
web-back = Übernehmen
web-hours = { $hours } Std.
web-pass-device = Gib das Gerät an { $name }
web-curtain = Jetzt darf sonst niemand gucken.
web-i-am = Ich bin { $name }
web-no-table = Diesen Tisch gibt es nicht
web-no-table-more = Vielleicht wurde er vor langer Zeit abgeräumt, oder der Link ist nicht vollständig.
web-closed = Dieser Tisch ist geschlossen
web-closed-more = Hier hat lange niemand mehr gespielt.
web-no-board = Das Spielbrett konnte nicht geladen werden.

# Das Ende
web-won = { $count ->
    [one] { $who ->
        [you] Du gewinnst
       *[they] { $winners } gewinnt
    } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
   *[other] { $winners } gewinnen gemeinsam mit je { $points } Punkten
}
web-won-plainly = { $count ->
    [one] { $who ->
        [you] Du gewinnst
       *[they] { $winners } gewinnt
    }
   *[other] { $winners } gewinnen gemeinsam
}
web-lead = { $points ->
    [one] Das ist 1 Punkt mehr als { $names }.
   *[other] Das sind { $points } Punkte mehr als { $names }.
}
web-result-player = Wer
web-points = Punkte
web-winner = gewonnen
web-rematch = Noch ein Spiel
web-to-rematch = Zum nächsten Spiel
web-replay = Wiederholung
web-transcript = Niederschrift
web-check-dice = Würfel prüfen

# Noch einmal ansehen
web-step-back = Einen Zug zurück
web-step-on = Einen Zug weiter
web-run = Abspielen
web-pause = Anhalten
web-move-number = Zug
web-copy-moment = Link zu diesem Augenblick kopieren
web-to-end = Zum Tisch
web-before-start = Vor dem ersten Zug
web-no-replay = Ansehen kannst du das Spiel, wenn es vorbei ist.
web-no-guide = Die Anleitung konnte nicht geladen werden.

# Abgelehnt
web-refused-busy = Das wollen gerade zu viele. Versuch es noch einmal.
web-refused-closed = Dieser Tisch ist geschlossen; man kann ihn nur noch ansehen.
web-refused-foreign-origin = Diese Seite kommt von einer anderen Adresse als der Tisch. Öffne sie unter seiner eigenen.
web-refused-full = An diesem Tisch ist schon zu viel geschehen.
web-refused-no-code = Kein offener Tisch hat diesen Code.
web-refused-no-table = Diesen Tisch gibt es nicht.
web-refused-not-host = Das kann nur, wer den Tisch gedeckt hat.
web-refused-not-lobby = Das Spiel hat schon begonnen.
web-refused-not-over = Dieses Spiel ist noch nicht vorbei.
web-refused-not-playing = Hier wird gerade nicht gespielt.
web-refused-not-sitting = Das kann nur, wer an diesem Tisch saß.
web-refused-not-yours = Das ist nicht dein Platz.
web-refused-open-seats = Es sind noch Plätze frei: Warte auf Freunde oder setz Bots darauf.
web-refused-other-rules = Dieser Tisch wurde für andere Regeln seines Spiels gedeckt, als hier jetzt gelten.
web-refused-resigned = Hier wurde aufgegeben; ein Bot spielt weiter.
web-refused-stale = Der Tisch ist schon weiter. Sieh noch einmal hin, dann entscheide.
web-refused-store = Der Tisch konnte gerade nicht gesichert werden. Versuch es noch einmal.
web-refused-taken = Jemand war schneller: Der Platz ist besetzt.
web-refused-too-late = Dieser Zug lässt sich nicht mehr zurücknehmen.
web-refused-too-many = Das war viel auf einmal. Warte einen Augenblick, dann noch einmal.
web-refused-unheard = Das ist am Tisch nicht angekommen. Versuch es noch einmal.

# Würfel prüfen
web-dice-how = Vor dem Spiel hat der Tisch alle seine Würfel versiegelt, und jeder hat etwas eigenes Glück beigesteuert. Jetzt sind die Siegel offen, und dein Browser rechnet selbst nach, ob alles passt.
web-dice-checking = Wird geprüft …
web-dice-seals-well = Die Siegel sind dieselben, die dieser Browser vorher gesehen hat.
web-dice-seals-bad = Die Siegel sind andere, als dieser Browser zuerst gesehen hat!
web-dice-seals-unknown = Dieser Browser hat die Siegel vor dem Spiel nicht gesehen und kann sie nicht vergleichen.
web-dice-mine-well = Dein eigener Anteil Glück steckt in jedem Wurf.
web-dice-mine-bad = Dein eigener Anteil Glück fehlt!
web-dice-mine-unknown = Von diesem Browser kam kein Glück dazu, von den anderen schon.
web-dice-keys-well = { $draws ->
    [one] 1 Wurf oder Karte wurde geöffnet: Der Schlüssel passt zum Siegel.
   *[other] { $draws } Würfe und Karten wurden geöffnet: Jeder Schlüssel passt zum Siegel.
}
web-dice-keys-bad = Die Schlüssel passen nicht zum Siegel!
web-dice-outcomes-well = Jedes Ergebnis ist das, was sein Schlüssel und das Glück aller ergeben.
web-dice-outcomes-bad = { $misfits ->
    [one] Ein Ergebnis ist nicht das, was sein Schlüssel ergibt!
   *[other] { $misfits } Ergebnisse sind nicht das, was ihre Schlüssel ergeben!
}
web-dice-well = Alles in Ordnung: Weder der Tisch noch jemand am Tisch konnte die Würfel bestimmen.
web-dice-bad = Mit diesen Würfeln stimmt etwas nicht.
web-dice-more = Was dir im Spiel verborgen war, bleibt versiegelt. Die Niederschrift enthält denselben Beweis für andere Programme: foxden verify prüft ihn Zeile für Zeile an den Regeln.
web-dice-failed = Die Würfel konnten gerade nicht geprüft werden.
