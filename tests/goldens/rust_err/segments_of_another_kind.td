// The sizes of groups of groups are in an attribute of another kind.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_HarvestOp : Orchard_Op<"harvest"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$crates, I32Attr:$sizes);
}
