// options: --gen-dialect-doc

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let summary = "the orchard";
  let description = [{
    Fields and
      gardens.
  }];
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Sow : Orchard_Op<"sow"> { let summary = "sows"; }
def Orchard_SeedAttr : AttrDef<Orchard_Dialect, "Seed"> {
  let mnemonic = "seed";
  let summary = "a kind of seed";
}
def Orchard_AnyAttr : DialectAttr<Orchard_Dialect, CPred<"true">, "anything of the orchard"> {
  let description = "  All of it.";
}
def Orchard_FieldType : TypeDef<Orchard_Dialect, "Field"> { let mnemonic = "field"; }
def Orchard_AnyType : DialectType<Orchard_Dialect, CPred<"true">, "any ground">;
def Orchard_Season : I32EnumAttr<"Season", "a time of the year", [
  I32EnumAttrCase<"Spring", 0>, I32EnumAttrCase<"Autumn", 2, "fall">
]>;
