"""String attributes."""

from _support import attempt
from mlir.ir import *
with Context():
    for text in ["", "a", "quo\"te", "tab\tnew\nline", "\u00e4\u4e2d", "\\"]:
        a = StringAttr.get(text)
        print(a, a.value == text, a.value_bytes, a.type)
    typed = StringAttr.get_typed(IntegerType.get_signless(8), "x")
    print(typed, typed.type, typed == StringAttr.get("x"), repr(StringAttr.get(b"\xff\x00")))
    attempt(lambda: StringAttr.get(b"\xff").value)
