"""The rulebook of Blitzkrieg!, one module per chapter, paragraphs in order."""
