"""Modules of dialects: generated classes of operations, with additions."""
