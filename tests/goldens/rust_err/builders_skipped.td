// No default builder, and no other.
// mlir-tblgen: 15:5, default builders are skipped and no custom builders provided; here: 16:7, default builders are skipped and no custom builders provided

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_GrowOp : Orchard_Op<"grow"> {
  let skipDefaultBuilders = 1;
}
