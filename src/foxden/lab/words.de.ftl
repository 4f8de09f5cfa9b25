# Was das Labor Menschen erzählt, auf Deutsch.

replayed = { $moves ->
    [one] { $game }: 1 Zug, jede Zeile geprüft.
   *[other] { $game }: { $moves } Züge, jede Zeile geprüft.
}
scores = Punkte: { $scores }
to-move = Am Zug: { $who }
the-table = der Tisch
won-by = Gewonnen: { $winners }.
players = { $least }–{ $most } Spieler

# foxden verify
dice-fit = { $count ->
    [0] Kein Wurf wurde geprüft.
    [one] 1 Wurf geprüft: Er passt zu seinem Schlüssel.
   *[other] { $count } Würfe geprüft: Alle passen zu ihren Schlüsseln.
}
dice-uncommitted = { $count ->
    [one] Zu einem davon fehlt die Festlegung: Sein Schlüssel könnte nachträglich gewählt sein.
   *[other] Zu { $count } davon fehlt die Festlegung: Ihre Schlüssel könnten nachträglich gewählt sein.
}
not-checked-hidden = { $count ->
    [one] 1 Wurf ist hier nicht prüfbar: Sein Ergebnis ist für diesen Leser verdeckt.
   *[other] { $count } Würfe sind hier nicht prüfbar: Ihre Ergebnisse sind für diesen Leser verdeckt.
}
not-checked-depends = { $count ->
    [one] 1 Wurf ist aus dieser Sicht nicht prüfbar: Seine Chancen hängen von etwas ab, das dieser Leser nicht wissen darf.
   *[other] { $count } Würfe sind aus dieser Sicht nicht prüfbar: Ihre Chancen hängen von etwas ab, das dieser Leser nicht wissen darf.
}
not-checked-no-chance = { $count ->
    [one] 1 Zeile des Tisches ist kein Zufall: Da ist nichts zu prüfen.
   *[other] { $count } Zeilen des Tisches sind kein Zufall: Da ist nichts zu prüfen.
}
not-checked-beyond = { $count ->
    [one] 1 Wurf ist nicht prüfbar: So oft hatte sich der Tisch nicht festgelegt.
   *[other] { $count } Würfe sind nicht prüfbar: So oft hatte sich der Tisch nicht festgelegt.
}
not-checked-no-key = { $count ->
    [one] 1 Wurf ist nicht prüfbar: Sein Schlüssel steht nicht im Text.
   *[other] { $count } Würfe sind nicht prüfbar: Ihre Schlüssel stehen nicht im Text.
}
misfit-outcome = Zeile { $line } passt nicht: Der Schlüssel dieses Wurfs ergibt etwas anderes.
misfit-commitment = Zeile { $line } passt nicht: Schlüssel und Knoten von { $stream } führen nicht zu dieser Festlegung.
misfit-seed = Zeile { $line } passt nicht: Das folgt nicht aus dem Startwert ({ $stream }).
misfit-unused = Zeile { $line } passt nicht: Dieser Schlüssel ({ $stream }) gehört zu keinem Wurf des Spiels.
