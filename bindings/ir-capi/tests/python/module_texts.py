"""Modules that are read and written again."""

from mlir.ir import *

with Context() as ctx:
    for text in ("", "module {}", "module @n attributes {t.a = 1 : i8} {}", "module { module {} }", "func.func @f(%x: i8) -> i8 { return %x : i8 }"):
        m = Module.parse(text)
        print(m, Module.parse(str(m)).operation.get_asm() == m.operation.get_asm(), m.operation.verify())
