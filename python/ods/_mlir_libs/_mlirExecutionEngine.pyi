from collections.abc import Sequence
from ctypes import c_void_p
from os import PathLike

from ..ir import Module

__all__ = ["ExecutionEngine"]

class ExecutionEngine:
    def __new__(
        cls,
        module: Module,
        opt_level: int = 2,
        shared_libs: Sequence[str | PathLike[str]] = ...,
        enable_object_dump: bool = True,
        enable_pic: bool = False,
    ) -> ExecutionEngine: ...
    def raw_lookup(self, func_name: str) -> int: ...
    def raw_register_runtime(self, name: str, callback: c_void_p) -> None: ...
    def initialize(self) -> None: ...
    def dump_to_object_file(self, file_name: str | PathLike[str]) -> None: ...
