// custom without a parameter in struct.
// mlir-tblgen: 15:5, a `custom` directive nested within a `struct` must be passed a parameter

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    struct(custom<F>("x")) $a $b
  }];
}
