"""Names that generated modules import from the runtime, which are those of MLIR's module of this name."""

from mlir.dialects._ods_common import *
from mlir.dialects._ods_common import _cext
