// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Same : Orchard_Op<"same", [SameVariadicOperandSize]> {
  let arguments = (ins AnyType:$first, Variadic<I32>:$left, F32:$middle, Variadic<F32>:$right, Optional<AnyType>:$maybe,
                       AnyType:$last);
}

def Orchard_SameResults : Orchard_Op<"same_results", [SameVariadicResultSize]> {
  let results = (outs Variadic<I32>:$left, AnyVectorOfNonZeroRank:$middle, Variadic<F32>:$right);
}

// Both traits: the sizes are found by the first.
def Orchard_Both : Orchard_Op<"both", [AttrSizedOperandSegments, SameVariadicOperandSize]> {
  let arguments = (ins Variadic<I32>:$left, Variadic<F32>:$right);
}
