// options: --gen-op-doc --allow-hugo-specific-features

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// A description can fold out. That of an attribute made from another is the other's.
def Seed : Attr<CPred<"true">, "kind of seed"> {
  let description = [{
    The kind
      of seed.
  }];
}
def Plain : Attr<CPred<"true">, "without a description">;

def Orchard_Sow : Orchard_Op<"sow"> {
  let arguments = (ins Seed:$seed, OptionalAttr<Seed>:$other, Plain:$plain);
}
