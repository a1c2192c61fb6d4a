// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Same : Orchard_Op<"same", [SameOperandsAndResultType]> {
  let arguments = (ins I32Attr:$times, AnyType:$left, AnyType:$right);
  let results = (outs AnyType:$first, AnyType:$second);
}

def Orchard_NoResults : Orchard_Op<"no_results", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$tree);
}

def Orchard_OnlyVariadic : Orchard_Op<"only_variadic", [SameOperandsAndResultType]> {
  let arguments = (ins Variadic<AnyType>:$trees);
  let results = (outs AnyType:$first);
}

// The number of results is not known.
def Orchard_Many : Orchard_Op<"many", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$tree);
  let results = (outs Variadic<AnyType>:$parts);
}

def Orchard_WithRegion : Orchard_Op<"with_region", [SameOperandsAndResultType]> {
  let arguments = (ins AnyType:$tree);
  let results = (outs AnyType:$result);
  let regions = (region AnyRegion:$body);
}
