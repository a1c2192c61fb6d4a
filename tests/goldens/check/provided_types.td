// C++ types of parameters that only the author knows.

include "mlir/IR/AttrTypeBase.td"

def D : Dialect { let name = "d"; let cppNamespace = "::d"; }

def Box : TypeDef<D, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int64_t":$size);
  let assemblyFormat = "`<` $size `>`";
}

def Shelf : TypeDef<D, "Shelf"> {
  let mnemonic = "shelf";
  let parameters = (ins "BoxType":$box, "Layout":$layout, "::mlir::ArrayRef<int64_t>":$sizes);
  let assemblyFormat = "`<` struct(params) `>`";
}
