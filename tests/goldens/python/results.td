// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_None : Orchard_Op<"none">;

def Orchard_One : Orchard_Op<"one"> {
  let results = (outs AnyType:$fruit);
}

def Orchard_Two : Orchard_Op<"two"> {
  let results = (outs AnyType:$fruit, Index:$count);
}

def Orchard_Variadic : Orchard_Op<"variadic"> {
  let results = (outs AnyType:$first, Variadic<AnyType>:$rest, AnyType:$last);
}

def Orchard_Optional : Orchard_Op<"optional"> {
  let results = (outs Optional<I32>:$maybe);
}

def Orchard_Described : Orchard_Op<"described"> {
  let results = (outs Res<AnyType, "the fruit">:$fruit);
}
