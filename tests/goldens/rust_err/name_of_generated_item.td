// A type that would be called like an item of generated code.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Externals : TypeDef<Orchard_Dialect, "Ext"> {
  let mnemonic = "ext";
  let cppClassName = "Registered";
}
