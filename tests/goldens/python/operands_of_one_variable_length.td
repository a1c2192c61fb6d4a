// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Variadic : Orchard_Op<"variadic"> {
  let arguments = (ins AnyType:$first, Variadic<I32>:$middle, AnyType:$last, Index:$end);
}

def Orchard_Optional : Orchard_Op<"optional"> {
  let arguments = (ins AnyType:$first, Optional<I32>:$middle, F32:$last);
}

def Orchard_VariadicOfVariadic : Orchard_Op<"groups"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$groups, DenseI32ArrayAttr:$sizes);
}

def Orchard_Described : Orchard_Op<"described"> {
  let arguments = (ins Arg<AnyType, "the tree">:$tree, Arg<Variadic<I32>, "the others">:$others,
                       Arg<I32Attr, "how often">:$times);
}
