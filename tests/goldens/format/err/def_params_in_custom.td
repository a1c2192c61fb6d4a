// All parameters as an argument.
// mlir-tblgen: 15:15, `params` can only be used at the top-level context or within a `struct` directive

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    custom<F>(params)
  }];
}
