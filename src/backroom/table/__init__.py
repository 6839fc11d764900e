"""People around a game: seats, the journal, talk, clocks, and the store that remembers them."""
