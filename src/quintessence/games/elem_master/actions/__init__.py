"""The seven actions: what they do, which are possible, and why one is not."""
