"""Games on the disk."""
