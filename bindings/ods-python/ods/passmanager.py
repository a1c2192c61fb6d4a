"""Pass managers, with the names of upstream's `mlir.passmanager`."""

from enum import Enum as _Enum

from ._ir.globals import extend
from ._native import ExternalPass, PassManager, shown as _shown


class PassDisplayMode(_Enum):
    LIST = 0
    PIPELINE = 1


_run = PassManager.run


@extend(PassManager)
class _PassManager:
    def run(self, operation, *, record=False, progress=False):
        """Runs the passes on an operation. With `record`, a `Recording` of all steps is returned, which shows itself as a page; with
        `progress`, the standard error shows how far the run is, or a function is called with the number of passes that ran, the number
        of all passes, and the next one."""
        if not record and not progress:
            return _run(self, operation)
        from .extras import recording

        return recording.run(self, operation, record, progress)

    def enable_statistics(self, displayMode=PassDisplayMode.PIPELINE):
        """Writes statistics of passes to the standard error after each run."""
        if not isinstance(displayMode, PassDisplayMode):
            raise TypeError(f"argument 'displayMode': expected a PassDisplayMode, got {_shown(displayMode)}")
        self._enable_statistics(displayMode.value)


__all__ = ["ExternalPass", "PassDisplayMode", "PassManager"]
