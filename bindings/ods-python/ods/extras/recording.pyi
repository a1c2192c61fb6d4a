"""Runs of pass pipelines that are recorded step by step, and shown as one HTML page without anything from elsewhere."""

from collections.abc import Callable

from ..ir import _OperationBase
from ..passmanager import PassManager

class Step:
    name: str
    seconds: float
    text: str
    operations: dict[str, int]
    error: str | None
    def __init__(
        self, name: str, seconds: float, text: str, operations: dict[str, int], error: str | None = None
    ) -> None: ...

class Recording:
    pipeline: str
    steps: list[Step]
    def __init__(self, pipeline: str) -> None: ...
    def to_json(self) -> str: ...
    def to_html(self) -> str: ...
    def _repr_html_(self) -> str: ...
    def save(self, path: str) -> None: ...

def run(
    manager: PassManager,
    operation: _OperationBase,
    record: bool,
    progress: bool | Callable[[int, int, str], object],
) -> Recording | None: ...
