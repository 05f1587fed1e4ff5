"""Players of The Faceless."""
