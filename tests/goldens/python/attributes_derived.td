// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Count : Orchard_Op<"count"> {
  let arguments = (ins I32Attr:$given);
  DerivedAttr derived = DerivedAttr<"int", "return 1;">;
  DerivedTypeAttr type_of = DerivedTypeAttr<"return getType();">;
}
