// struct as an argument.
// mlir-tblgen: 15:15, `struct` can only be used at the top-level context

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    custom<F>(struct($a, $b))
  }];
}
