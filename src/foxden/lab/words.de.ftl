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
