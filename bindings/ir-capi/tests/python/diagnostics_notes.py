"""Notes of verification errors."""

from _support import attempt
from mlir.ir import *
with Context() as ctx:
    def handler(d):
        print(d.severity, d.location, d.message)
        for n in d.notes:
            print("  ", n.severity, n.location, n.message, len(n.notes))
        return True
    ctx.attach_diagnostic_handler(handler)
    for text in ["func.func @a() { %0 = arith.constant 1 : i32 } ", "func.func private @a() func.func private @a()", "func.func @f() { %0 = arith.addi %1, %1 : i32 return }",
                 "func.func @f(%a: i32) { return %a : i32 }", "func.func @f() { cf.br ^z }", "module { module { ", "func.func @f(%a: f32) { %0 = arith.addi %a, %a : f32 return }"]:
        attempt(Module.parse, text)
