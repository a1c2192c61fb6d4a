// A name that no parameter has.
// mlir-tblgen: 15:8, A has no parameter named 'bb'

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    $a $bb
  }];
}
