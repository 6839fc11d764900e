"""What a writer of games needs: rules and their options, frames, events, numbered rules, lists of cards, a report."""
