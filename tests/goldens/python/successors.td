// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Fixed : Orchard_Op<"fixed", [Terminator]> {
  let arguments = (ins AnyType:$flag, OptionalAttr<I32Attr>:$weight);
  let successors = (successor AnySuccessor:$yes, AnySuccessor);
  let regions = (region VariadicRegion<AnyRegion>:$bodies);
}

def Orchard_Variadic : Orchard_Op<"variadic", [Terminator]> {
  let successors = (successor AnySuccessor:$default, VariadicSuccessor<AnySuccessor>:$cases);
}
