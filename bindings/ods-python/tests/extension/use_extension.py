"""Uses `_sample`, an extension module on MLIR's adaptor headers. It prints the same on both runtimes."""

import _sample
from mlir.ir import *
from mlir._mlir_libs import get_dialect_registry

_sample.register_dialects(get_dialect_registry())

with Context() as context, Location.unknown():
    _sample.load_dialects()
    _sample.load_dialects(context)
    print(context.dialects["func"].descriptor.namespace)
    module = Module.parse("func.func @f(%p: !llvm.ptr<2>, %i: i32) { return }\n%0 = llvm.mlir.zero : !llvm.ptr")
    print(_sample.count_operations(module.operation), _sample.name_of(module.body.operations[0]))
    print(_sample.module_body(module) == module.operation, type(_sample.module_body(module)).__name__)
    vector = _sample.vector_of(IntegerType.get_signless(8), [2, 3])
    print(repr(vector), vector.shape)
    print(repr(_sample.text_attribute("text")), _sample.text_attribute("other", context=context).value)
    print(_sample.type_id(vector) == VectorType.static_typeid, _sample.location_of(module.body.operations[1].results[0]))
    print(_sample.swapped(AffineMap.get(2, 0, [AffineDimExpr.get(0), AffineDimExpr.get(1)])))

    pointer = _sample.PointerType.get(3)
    print(repr(pointer), pointer.address_space, isinstance(pointer, Type), pointer == Type.parse("!llvm.ptr<3>"))
    print(type(Type.parse("!llvm.ptr<1>")).__name__, _sample.PointerType.isinstance(vector))
    print(pointer.typeid == _sample.PointerType.get_static_typeid())
    text = _sample.TextAttr(StringAttr.get("four"))
    print(text.length, isinstance(text, Attribute))
    argument = _sample.PointerValue(module.body.operations[0].regions[0].blocks[0].arguments[0])
    print(argument.address_space(), isinstance(argument, Value))
    print(repr(_sample.parse_type("i7")))
    for wrong in (
        lambda: _sample.PointerType(vector),
        lambda: _sample.TextAttr(UnitAttr.get()),
        lambda: _sample.parse_type("no type"),
        lambda: _sample.count_operations(vector),
    ):
        try:
            wrong()
        except Exception as error:
            print(type(error).__name__, str(error).splitlines()[0])
