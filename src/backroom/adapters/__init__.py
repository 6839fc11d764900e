"""The games of the house in other people's frames: PettingZoo and OpenSpiel. Each is imported only when asked for."""
