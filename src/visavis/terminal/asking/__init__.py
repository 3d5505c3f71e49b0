"""The conversation at the prompt: questions, what was typed, and the commands."""
