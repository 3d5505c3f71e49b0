"""Chapter G1: superpower objectives."""
