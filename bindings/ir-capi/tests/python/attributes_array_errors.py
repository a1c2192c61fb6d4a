"""What is no attribute is not in an array."""

from mlir.ir import *

with Context():
    for wrong in ([None], [1], ["text"]):
        try:
            ArrayAttr.get(wrong)
        except (RuntimeError, TypeError) as error:
            print(type(error).__name__)
