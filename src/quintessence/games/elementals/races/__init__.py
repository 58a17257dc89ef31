"""Races for the middle: how they are judged, and why."""
