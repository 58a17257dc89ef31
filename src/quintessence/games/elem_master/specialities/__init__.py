"""The sixteen specialities (EM-SPE), by group."""
