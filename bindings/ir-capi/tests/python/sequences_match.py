"""Lists of the IR are sequences, and attributes a mapping, in patterns as well."""

from collections.abc import Mapping, Sequence

from mlir.dialects import arith, func
from mlir.ir import *

with Context(), Location.unknown():
    module = Module.parse(
        "func.func @f(%a: i8, %b: i16) -> i8 attributes {x = 1 : i8} { %0 = arith.addi %a, %a : i8 return %0 : i8 }"
    )
    match module.operation:
        case Operation(regions=[Region(blocks=[Block(operations=[func.FuncOp() as found])])]):
            print(found.name)
    match found:
        case func.FuncOp(body=Region(blocks=[Block(arguments=[a])])):
            print("one argument")
        case func.FuncOp(body=Region(blocks=[Block(arguments=[a, b], operations=[arith.AddIOp(lhs=x), func.ReturnOp()])])):
            print(a.type, b.type, x == a)
    match found.attributes:
        case {"x": IntegerAttr(value=number)}:
            print(number)
    print(isinstance(found.body.blocks, Sequence), isinstance(found.entry_block.operations, Sequence))
    print(isinstance(found.attributes, Mapping), isinstance(found.attributes, Sequence))
