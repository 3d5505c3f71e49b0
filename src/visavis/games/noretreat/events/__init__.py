"""The events of the cards, one function a half, by what they change."""
