"""The rulebook of The Manhattan Project, one module per chapter, paragraphs in order."""
