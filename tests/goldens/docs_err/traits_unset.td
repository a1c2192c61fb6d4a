// options: --gen-typedef-doc

include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def Orchard_FieldType : TypeDef<Orchard_Dialect, "Field"> {
  let mnemonic = "field";
  let traits = ?;
}
