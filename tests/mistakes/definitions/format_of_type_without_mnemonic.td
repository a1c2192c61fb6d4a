// A type has a format, but no mnemonic.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_BoxType : TypeDef<Toy_Dialect, "Box"> {
  let parameters = (ins "Type":$element);
  let assemblyFormat = "`<` $element `>`";
}
