// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Segments : Orchard_Op<"segments", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<I32>:$list, Optional<Index>:$maybe, F32:$one, Variadic<AnyType>, Optional<AnyType>:$x,
                       VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
}

// One variable length needs no attribute to find it, but it is there.
def Orchard_OneSegment : Orchard_Op<"one_segment", [AttrSizedOperandSegments]> {
  let arguments = (ins AnyType:$first, Variadic<I32>:$list);
}

def Orchard_NoSegments : Orchard_Op<"no_segments", [AttrSizedOperandSegments, AttrSizedResultSegments]>;

def Orchard_ResultSegments : Orchard_Op<"result_segments", [AttrSizedResultSegments]> {
  let results = (outs Variadic<I32>:$list, Optional<Index>:$maybe, F32:$one, Variadic<AnyType>);
}
