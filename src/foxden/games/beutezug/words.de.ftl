# Beutezug, für Menschen, die Deutsch lesen.

title = Beutezug
tagline = Sieben Runden Einbruch: Je besser die Beute, desto schwerer die Schlösser.

colour = { $colour ->
    [blue] blau
    [green] grün
    [orange] orange
    [pink] pink
   *[black] schwarz
}
gain = { $gain ->
    [green] +1 Grün
    [orange] +1 Orange
    [pink] +1 Pink
    [black] +1 Schwarz
    [one] 1 Würfel neu
    [all] alle Würfel neu
    [point] 1 Punkt
   *[none] kein Bonus
}
dice-of-colour = { $colour ->
    [blue] blauen
    [green] grünen
    [orange] orangen
    [pink] pinken
   *[black] schwarzen
} Würfel
die-of-colour = { $colour ->
    [blue] die blaue
    [green] die grüne
    [orange] die orange
    [pink] die pinke
   *[black] die schwarze
} { $face }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
points-dative = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
reward = { points }{ $gain ->
    [none] {""}
   *[other] , { gain }
}
part-cards = Kartenpunkte
part-loot-token = Plättchenpunkte
ending-seven-rounds = Alle sieben Runden sind gespielt.
ending-best-cards = Gleich viele Punkte; die besseren Beutekarten haben entschieden.
ending-coin = Gleichstand bis zur letzten Karte; die Münze hat entschieden.

# Auswahl
offer-pick = Reihe { $row }, Spalte { $column }: { reward } ({ $chance } %)
offer-add = +1 auf alle { dice-of-colour } (Chance { $chance } %)
offer-reroll = Wirf { die-of-colour } neu (Chance { $chance } %)
offer-reroll-all = Wirf alle Würfel neu (Chance { $chance } %)
offer-stop = Aufgeben und 0er-Karten ziehen
offer-keep = Behalten: { gain }

# Was geschah
ranked = { $player } bekommt Reihenfolgeplättchen { $place }.
round = Runde { $number } beginnt.
order = Reihenfolge: { $players ->
    [2] { $first }, { $second }
    [3] { $first }, { $second }, { $third }
    [4] { $first }, { $second }, { $third }, { $fourth }
   *[5] { $first }, { $second }, { $third }, { $fourth }, { $fifth }
}.
picked = { $player } wählt Reihe { $row }, Spalte { $column } ({ points }).
rolled = { $player } würfelt { colour } { $face }.
threw = { $player } würfelt { $dice }.
added = { $player } zählt auf alle { dice-of-colour } 1 dazu.
rerolled = { $player } wirft { die-of-colour } neu.
rerolled-all = { $player } wirft alle Würfel neu.
stopped = { $player } gibt auf.
held = { $locks ->
    [one] Ein Schloss hält noch.
   *[other] { $locks } Schlösser halten noch.
}
won = { $player } knackt alle Schlösser: { reward }!
failed = { $player } ist gescheitert.
dropped = Die Figur von { $player } rutscht auf Reihe { $row }, Spalte { $column }.
stayed = Die Figur von { $player } wartet auf die neue Karte in Reihe { $row }, Spalte { $column }.
adrift = Unter der Figur von { $player } liegt keine Karte mehr; { $player } wählt später neu.
drew = { $player } zieht: { gain }.
kept = { $player } behält: { gain }.
no-zeros = Für { $player } ist keine 0er-Karte mehr da.
revealed = Neu in Reihe { $row }, Spalte { $column }: { reward }.
took-loot-token = { $player } hat alle vier Farben und nimmt das Beuteplättchen für { points }.
won-toss = Die Münze fällt für { $player }.

# Der Tisch im Terminal
round-of = Runde { $number } von { $rounds }
deck-left = { $cards ->
    [0] leer
   *[other] noch { $cards }
}
zero-deck = 0er-Stapel: { $cards } ({ $under } zurückgelegt)
loot-tokens = Beuteplättchen: { $tokens }
no-loot-tokens = Keine Beuteplättchen mehr
decks-line = Karten in den Stapeln: { $five } mit fünf Schlössern, { $four } mit vier, { $three } mit drei, { $two } mit zwei; 0er-Karten: { $zeros }.
row-title = Reihe { $row }
empty-space = Reihe { $row }, Spalte { $column }: leer.
space-line = Reihe { $row }, Spalte { $column }: { $locks }. { points }, { gain }. { $chance ->
    [none] {""}
   *[other] Chance { $chance } %.
}{ $tokens ->
    [none] {""}
   *[other] {" "}Figuren: { $tokens }.
}
lock = { colour } { $least }
place-line = { $player } ist Nummer { $place } in der Reihenfolge
no-place-line = { $player } wartet auf die Reihenfolge
has-reroll-token = , mit dem Neuwurfplättchen
burglar-line = { $place_line }: { points }, { $cards ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $cards } Karten
}. Boni: { $bonuses }. { $token ->
    [0] Farben für ein Beuteplättchen: { $colours }.
   *[other] Beuteplättchen: { $token }.
}
no-bonuses = keine
bonus-times = { $count ->
    [one] { gain }
   *[other] { $count } × { gain }
}
burglary-line = { $player } bricht ein, es geht um { points }: { $dice }.
die-line = { colour } { $face }{ $added ->
    [0] {""}
   *[other] {" "}+{ $added }
}
lane-line = { die-line } (braucht { $least })
die-rolling = { colour } rollt (braucht { $least })
chance-left = Chance mit dem, was noch da ist: { $chance } %.
hand-line = Auf der Hand: { $cards }.
hand-hidden = { $player } sieht sich zwei 0er-Karten an.
you-put-under = Du hast unter den 0er-Stapel gelegt: { $cards }.

# Warum nicht
refusal-no-such-move = Diesen Zug gibt es nicht.
refusal-not-your-turn = Jemand anderes ist am Zug.
refusal-game-over = Das Spiel ist zu Ende.
refusal-table-moves-first = Erst kommen die Würfel oder Karten.
refusal-not-for-players = Nur der Tisch würfelt, deckt Karten auf und verteilt die Reihenfolge.
refusal-wrong-outcome = Das entscheidet der Tisch jetzt nicht.
refusal-no-such-seat = Dort sitzt niemand.
refusal-not-tied = Wer hier genannt ist, steht nicht im Gleichstand.
refusal-not-in-deck = Diese Karte ist nicht in dem Stapel, aus dem die nächste kommt.
refusal-not-on-top = Diese 0er-Karte kann nicht die nächste sein.
refusal-no-card-there = An dieser Stelle liegt keine offene Karte.
refusal-pick-first = Wähle zuerst eine offene Karte.
refusal-picking-is-over = Du hast schon gewählt; nutze jetzt einen Bonus oder gib auf.
refusal-keep-first = Entscheide zuerst, welche der beiden 0er-Karten du behältst.
refusal-not-drawn = Diese 0er-Karte hast du nicht auf der Hand.
refusal-colour-not-rolled = Bei diesem Einbruch gibt es keinen Würfel dieser Farbe.
refusal-no-such-die = So ein Würfel liegt nicht vor dir.
refusal-no-such-bonus = Diesen Bonus hast du nicht.
refusal-bonus-used = Diesen Bonus hast du in dieser Runde schon genutzt.

# Das Brett im Browser
web-treasure = { $treasure ->
    [candles] Kerzenleuchter
    [teapot] Silberkanne
    [watch] Goldene Uhr
    [phonograph] Phonograph
    [violin] Alte Geige
    [vase] Porzellanvase
    [painting] Dame in Violett
    [egg] Juwelen-Ei
    [tiara] Diadem der Herzogin
   *[sack] Kleiner Fund
}
web-villa = { web-treasure }, Reihe { $row }, Spalte { $column }: { reward }. Schlösser: { $locks }.{ $chance ->
    [-1] {""}
   *[other] {" "}Chance { $chance } %.
}{ $tokens ->
    [none] {""}
   *[other] {" "}Figuren: { $tokens }.
}
web-no-villa = Noch keine Villa
web-would-drop = Gelingt der Einbruch, rutscht hierher: { $names }
web-villas = Die Villen
web-row = Reihe { $row }, { $row } Würfel
web-left = übrig
web-play = Was jetzt gefragt ist
web-lanes = Würfel gegen Schlösser
web-lock = { colour }, mindestens { $least }
web-rolled = { $face } gewürfelt
web-enough = reicht
web-short = { $n ->
    [one] 1 fehlt
   *[other] { $n } fehlen
}
web-bonuses = Deine Boni
web-chance-then = dann { $chance } %
web-chip = { $gain ->
    [one] Einen neu
    [all] Alle neu
   *[other] { gain }
}
web-choose-die = { $chance ->
    [untold] Würfel antippen
   *[other] antippen: { $chance } %
}
web-no-use = jetzt nutzlos
web-used = benutzt
web-get-in = Chance bei gut genutzten Boni
web-give-up = Aufgeben
web-in = Drin:
web-in-more = { points }{ $n ->
    [0] .
    [one] , { $names } muss weiter.
   *[other] , { $names } müssen weiter.
}
web-out = Draußen:
web-out-more = einer von zwei kleinen Funden.
web-place = Platz { $place } der Reihenfolge
web-reroll-token = Neuwurfplättchen: einen Würfel neu werfen
web-finds = Gewonnene Karten
web-finds-of = Beute von { $player }
web-no-finds = Noch keine Karten.
web-this-round = Plättchen, in dieser Runde
web-four = { $token ->
    [0] { $n } von vier Farben: { $colours }
   *[other] Beuteplättchen: { $token }
}
web-loot-tokens = Beuteplättchen
web-loot-for = Für alle, die +1 in allen vier Farben haben
web-gangs = Alle in ihrer Reihenfolge
web-me = (du)
web-ask-pick = Wähl eine Villa.
web-ask-pick-shared = { $player }, wähl eine Villa.
web-ask-pick-more = Ein Würfel öffnet ein Schloss seiner Farbe, wenn er mindestens dessen Zahl zeigt. Erst wählen alle, dann würfeln alle in umgekehrter Reihenfolge; die Prozente sind deine Chancen.
web-ask-pick-again = Unter deiner verlorenen Karte liegt keine mehr; um diese würfelst du sofort.
web-ask-pick-order = Erst wählen alle, dann würfeln alle in umgekehrter Reihenfolge.
web-ask-keep = Du kamst nicht hinein.
web-ask-keep-more = Behalte einen davon; den anderen sieht niemand.
web-ask-keep-same = Du ziehst zweimal denselben kleinen Fund: Behalte einen davon.
web-ask-bonus = Einen Bonus einsetzen?
web-ahead = { $player } war schneller, darum geht es jetzt um diese Villa.
web-ask-hopeless = Kein Bonus hilft mehr.
web-last-round = letzte Runde
web-night = Runde { $round }: wer hineinkam
web-begins = Der Abend beginnt.
web-wait-pick = { $player } wählt eine Villa.
web-wait-burgle = { $player } ist am Werk.
web-picks-now = wählt jetzt
web-rolls-now = würfelt jetzt
web-has-picked = hat gewählt
web-has-rolled = hat gewürfelt
web-got-in = drin
web-got-caught = draußen
web-rolls-next = würfelt gleich
web-waits = wartet
web-has-won = gewinnt
web-over = Das Spiel ist aus.
web-winners = { $n ->
    [one] { $names } gewinnt mit { points-dative }.
   *[other] { $names } teilen sich den Sieg mit { points-dative }.
}
web-moment-won = Geknackt!
web-moment-failed = Das Schloss hält!
web-moment-took-loot-token = Alle vier Farben!
