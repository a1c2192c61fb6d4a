"""Bytecode."""

from _support import attempt
from mlir.ir import *
import io
with Context():
    m = Module.parse("func.func @f(%a: i32) -> i32 { %0 = arith.addi %a, %a : i32 return %0 : i32 }")
    out = io.BytesIO()
    m.operation.write_bytecode(out)
    data = out.getvalue()
    print(data[:4], len(data) > 30)
    print(Module.parse(data))
    attempt(m.operation.write_bytecode, io.BytesIO(), desired_version=99)
