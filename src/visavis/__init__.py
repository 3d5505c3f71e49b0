"""Visavis plays board games by their rules, and explains its moves paragraph by paragraph."""

__version__ = "0.1.0"
