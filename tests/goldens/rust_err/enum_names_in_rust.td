// Two cases of an enum whose names are one in Rust.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"darkRed", 0>, I32EnumAttrCase<"dark_red", 1>]> {
  let cppNamespace = "::orchard";
}
