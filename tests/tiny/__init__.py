"""Under the Cup: a game small enough to see through, with every kind of secret.

Two or three players, one to three rounds.  Each round a prize is rolled for all to see, then each
player rolls a die under a cup.  All bid at the same time, in secret, and before bidding a player
may once roll the die again, which nobody may notice.  Then the cups are lifted, one by one.  A bid
that is not above the own die and that nobody else made scores itself, and more if it names the
prize; a bid above the own die is a bust.
"""
