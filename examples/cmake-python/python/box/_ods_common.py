"""What generated modules take from the runtime: all that upstream's module of this name has."""

from mlir.dialects._ods_common import *
from mlir.dialects._ods_common import _cext
