# What the lab tells people, in English.

replayed = { $moves ->
    [one] { $game }: 1 move, every line checked.
   *[other] { $game }: { $moves } moves, every line checked.
}
scores = Scores: { $scores }
to-move = To move: { $who }
the-table = the table
won-by = Won by { $winners }.
players = { $least }–{ $most } players
