"""What keeps the record: the journal, saves, and how a game begins or is played again from its journal."""
