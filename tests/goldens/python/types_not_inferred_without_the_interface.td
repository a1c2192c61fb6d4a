// options: -gen-python-op-bindings -bind-dialect=orchard

// No file defines InferTypeOpInterface.

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Buildable : Orchard_Op<"buildable"> {
  let results = (outs I32:$count);
}

def Orchard_Same : Orchard_Op<"same", [NativeOpTrait<"SameOperandsAndResultType">]> {
  let arguments = (ins AnyType:$tree);
  let results = (outs AnyType:$result);
}
