// A string outside of custom.
// mlir-tblgen: 15:5, strings may only be used as 'custom' directive arguments

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    "x" params
  }];
}
