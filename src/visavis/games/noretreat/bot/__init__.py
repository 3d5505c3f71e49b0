"""The solitaire module and the opponent it plays."""
