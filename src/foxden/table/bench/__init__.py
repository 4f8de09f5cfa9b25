"""How fast the online table is: the real server in a process of its own, and a crowd of clients."""
