"""No Retreat! The Russian Front (Ни шагу назад!): the base game, and the solitaire module."""
