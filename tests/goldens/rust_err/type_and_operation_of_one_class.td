// A type and an operation whose classes have one name.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Grow : TypeDef<Orchard_Dialect, "Grow"> {
  let mnemonic = "grow";
}
def Orchard_GrowType : Orchard_Op<"grow">;
