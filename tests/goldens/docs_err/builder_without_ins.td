// options: --gen-attrdef-doc

include "mlir/IR/AttrTypeBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def Orchard_SowAttr : AttrDef<Orchard_Dialect, "Sow"> {
  let mnemonic = "sow";
  let builders = [AttrBuilder<(outs "int":$rows)>];
}
