from collections.abc import Callable
from typing import Any

from ._mlir_libs import _mlirExecutionEngine

__all__ = ["ExecutionEngine"]

class ExecutionEngine(_mlirExecutionEngine.ExecutionEngine):
    def lookup(self, name: str) -> Callable[[Any], None]: ...
    def invoke(self, name: str, *ctypes_args: Any) -> None: ...
    def register_runtime(self, name: str, ctypes_callback: Any) -> None: ...
