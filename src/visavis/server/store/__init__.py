"""What is on the disk: games with their answers, and scenarios of the owner's."""
