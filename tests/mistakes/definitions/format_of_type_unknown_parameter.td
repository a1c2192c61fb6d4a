// The format of a type names a parameter that does not exist.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_BoxType : TypeDef<Toy_Dialect, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "Type":$element);
  let assemblyFormat = "`<` $elemnt `>`";
}
