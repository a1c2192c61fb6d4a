"""Printing to files."""

import io
from mlir.ir import *

with Context(), Location.unknown():
    m = Module.parse("module @m {}")
    text, data = io.StringIO(), io.BytesIO()
    m.operation.print(file=text)
    m.operation.print(file=data, binary=True)
    print(repr(text.getvalue()), repr(data.getvalue()))
