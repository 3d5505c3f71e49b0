"""An opponent of our own: it judges every answer by what the rules make of it, and says what counted most."""
