"""Modules as machine code: the native part of `ods.execution_engine`."""

from .._native import ExecutionEngine

__all__ = ["ExecutionEngine"]
