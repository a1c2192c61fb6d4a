"""Operations of `emitc`: generated builders, types by text, verification."""

from mlir.dialects import emitc
from mlir.ir import *

with Context(), Location.unknown():
    module = Module.create()
    i32, index = IntegerType.get_signless(32), IndexType.get()
    with InsertionPoint(module.body):
        emitc.IncludeOp("stdint.h", is_standard_include=True)
        emitc.IncludeOp("own.h")
        emitc.VerbatimOp("#define N 4", [])
        emitc.GlobalOp("counter", i32, initial_value=IntegerAttr.get(i32, 5), static_specifier=True)
        func = emitc.FuncOp("f", TypeAttr.get(FunctionType.get([i32, i32], [i32])))
        a, b = func.regions[0].blocks.append(i32, i32).arguments
        with InsertionPoint(func.regions[0].blocks[0]):
            total = emitc.add(i32, a, b)
            c = emitc.ConstantOp(i32, IntegerAttr.get(i32, 3))
            product = emitc.mul(i32, total, c)
            compared = emitc.CmpOp(IntegerType.get_signless(1), IntegerAttr.get(IntegerType.get_signless(64), 2), product, a)
            chosen = emitc.conditional(i32, compared.result, product, b)
            emitc.call_opaque([], "show", [chosen])
            called = emitc.call_opaque([i32], "make", [a, b], args=ArrayAttr.get([IntegerAttr.get(index, 0), IntegerAttr.get(i32, 9)]))
            variable = emitc.VariableOp(Type.parse("!emitc.lvalue<i32>"), Attribute.parse('#emitc.opaque<"">'))
            emitc.AssignOp(variable, called)
            loaded = emitc.LoadOp(i32, variable)
            emitc.ReturnOp(operand=loaded)
    print(module)
    print(module.operation.verify(), compared.predicate, variable.value, [type(op).__name__ for op in func.regions[0].blocks[0]])
    try:
        with InsertionPoint(module.body):
            emitc.IncludeOp(7)
    except Exception as error:
        print(type(error).__name__)
    text = str(module)
    print(str(Module.parse(text)) == text)
