// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Single : Orchard_Op<"single"> {
  let arguments = (ins AnyType, Variadic<AnyType>);
  let results = (outs AnyType);
  let regions = (region AnyRegion, AnyRegion:$second);
  let successors = (successor AnySuccessor, AnySuccessor:$other);
}

def Orchard_Several : Orchard_Op<"several"> {
  let arguments = (ins Optional<AnyType>, I32Attr:$count);
  let results = (outs AnyType, AnyType:$named, Optional<AnyType>);
}
