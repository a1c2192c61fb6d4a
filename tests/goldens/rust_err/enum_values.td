// Two cases of an enum of one value.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Color : I32EnumAttr<"Color", "a color", [I32EnumAttrCase<"Red", 0>, I32EnumAttrCase<"Green", 0>]> {
  let cppNamespace = "::orchard";
}
