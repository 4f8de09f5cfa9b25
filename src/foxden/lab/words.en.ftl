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

# foxden verify
dice-fit = { $count ->
    [0] No draw was checked.
    [one] 1 draw checked: it fits its key.
   *[other] { $count } draws checked: all fit their keys.
}
dice-uncommitted = { $count ->
    [one] For 1 of them no commitment is named: its key could have been chosen afterwards.
   *[other] For { $count } of them no commitment is named: their keys could have been chosen afterwards.
}
not-checked-hidden = { $count ->
    [one] 1 draw can't be checked here: its outcome is hidden from this reader.
   *[other] { $count } draws can't be checked here: their outcomes are hidden from this reader.
}
not-checked-depends = { $count ->
    [one] 1 draw can't be checked from this view: its odds depend on what this reader may not know.
   *[other] { $count } draws can't be checked from this view: their odds depend on what this reader may not know.
}
not-checked-no-chance = { $count ->
    [one] 1 line of the table is no chance: nothing to check.
   *[other] { $count } lines of the table are no chance: nothing to check.
}
not-checked-beyond = { $count ->
    [one] 1 draw can't be checked: the game drew more often than the table had committed to.
   *[other] { $count } draws can't be checked: the game drew more often than the table had committed to.
}
not-checked-no-key = { $count ->
    [one] 1 draw can't be checked: the transcript does not hold its key.
   *[other] { $count } draws can't be checked: the transcript does not hold their keys.
}
misfit-outcome = Line { $line } does not fit: the key of this draw gives another outcome.
misfit-commitment = Line { $line } does not fit: keys and nodes of { $stream } don't lead to this commitment.
misfit-seed = Line { $line } does not fit: this does not follow from the seed ({ $stream }).
misfit-unused = Line { $line } does not fit: this key ({ $stream }) belongs to no draw of the game.
