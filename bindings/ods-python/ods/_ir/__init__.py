"""The parts of `ods.ir` that are in Python."""
