// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Order : Orchard_Op<"order", [Scalarizable, Elementwise]>;

def Orchard_UnknownTrait : Trait {
  list<Trait> dependentTraits = [];
}
def Orchard_Unknown : Orchard_Op<"unknown", [Orchard_UnknownTrait]>;

def Orchard_TypeTrait : NativeTypeTrait<"OfTypes">;
def Orchard_OfTypes : Orchard_Op<"of_types", [Orchard_TypeTrait]>;
