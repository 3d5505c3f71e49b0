"""Lines of text: the board and what stands around it, in signs and colours."""
