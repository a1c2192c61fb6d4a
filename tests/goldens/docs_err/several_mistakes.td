// options: --gen-typedef-doc

include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

// Each is reported, and what is right between them is no obstacle.
def Orchard_FieldType : TypeDef<Orchard_Dialect, "Field"> {
  let mnemonic = "field";
  let parameters = (ins "unsigned":$size);
}
def Orchard_GroundType : TypeDef<Orchard_Dialect, "Ground"> { let mnemonic = "ground"; }
def Orchard_TreeType : TypeDef<Orchard_Dialect, "Tree"> {
  let mnemonic = "tree";
  let parameters = (ins 3:$size);
}
