"""Beutezug: seven rounds of burglaries in well-secured villas."""
