"""What keeps the record: the journal of a game, and its save."""
