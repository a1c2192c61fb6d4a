// Only a parameter can be qualified.
// mlir-tblgen: 15:5, `qualified` argument list expected a variable

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    qualified(params)
  }];
}
