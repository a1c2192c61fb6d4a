// struct inside struct.
// mlir-tblgen: 15:16, `struct` can only be used at the top-level context

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    struct($a, struct($b))
  }];
}
