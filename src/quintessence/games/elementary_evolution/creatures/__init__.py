"""The ten creatures: tokens, powers, releases."""
