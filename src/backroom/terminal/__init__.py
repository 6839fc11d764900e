"""The terminal: any game of the house, played from its views and described questions alone."""
