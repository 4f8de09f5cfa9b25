"""The lab: simulate games, measure players and speed."""
