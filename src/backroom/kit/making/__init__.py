"""What a writer of games needs: rules and options, frames, events, weighing, courtesy, a rulebook, a list of cards."""
