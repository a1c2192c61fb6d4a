"""Pass managers, with the names of upstream's `mlir.passmanager`."""

from enum import Enum as _Enum

from ._ir.globals import extend
from ._native import ExternalPass, PassManager


class PassDisplayMode(_Enum):
    LIST = 0
    PIPELINE = 1


@extend(PassManager)
class _PassManager:
    def enable_statistics(self, displayMode=PassDisplayMode.PIPELINE):
        """Writes statistics of passes to the standard error after each run."""
        self._enable_statistics(displayMode.value)


__all__ = ["ExternalPass", "PassDisplayMode", "PassManager"]
