"""Pass managers, with the names of upstream's `mlir.passmanager`."""

import enum
from collections.abc import Callable
from typing import Literal, final, overload

from .extras.recording import Recording
from .ir import Context, Operation, _OperationBase

class PassDisplayMode(enum.Enum):
    LIST = 0
    PIPELINE = 1

@final
class ExternalPass:
    def signal_pass_failure(self) -> None: ...

@final
class PassManager:
    def __init__(self, anchor_op: str = "any", context: Context | None = None) -> None: ...
    @property
    def _CAPIPtr(self) -> object: ...
    @staticmethod
    def _CAPICreate(capsule: object) -> PassManager: ...
    def _testing_release(self) -> None: ...
    def enable_ir_printing(
        self,
        print_before_all: bool = False,
        print_after_all: bool = True,
        print_module_scope: bool = False,
        print_after_change: bool = False,
        print_after_failure: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        print_generic_op_form: bool = False,
        tree_printing_dir_path: str | None = None,
    ) -> None: ...
    def enable_verifier(self, enable: bool) -> None: ...
    def enable_timing(self) -> None: ...
    def enable_statistics(self, displayMode: PassDisplayMode = ...) -> None: ...
    @staticmethod
    def parse(pipeline: str, context: Context | None = None) -> PassManager: ...
    @overload
    def add(self, pipeline: str) -> None: ...
    @overload
    def add(
        self,
        pipeline: Callable[[Operation, ExternalPass], object],
        name: str | None = None,
        argument: str | None = None,
        description: str | None = None,
        op_name: str | None = None,
    ) -> None: ...
    @overload
    def add(
        self,
        *,
        name: str | None = None,
        argument: str | None = None,
        description: str | None = None,
        op_name: str | None = None,
        run: Callable[[Operation, ExternalPass], object],
    ) -> None: ...
    @overload
    def run(
        self,
        operation: _OperationBase,
        *,
        record: Literal[False] = False,
        progress: bool | Callable[[int, int, str], object] = False,
    ) -> None: ...
    @overload
    def run(
        self,
        operation: _OperationBase,
        *,
        record: Literal[True],
        progress: bool | Callable[[int, int, str], object] = False,
    ) -> Recording: ...

__all__ = ["ExternalPass", "PassDisplayMode", "PassManager"]
