"""Contexts as context managers, and what is current."""

from _support import attempt
from mlir.ir import *
print("start")
attempt(lambda: Context.current)
with Context() as outer:
    print(Context.current is outer)
    with Context() as inner:
        print(Context.current is inner, inner is outer)
    print(Context.current is outer)
attempt(lambda: Context.current)
