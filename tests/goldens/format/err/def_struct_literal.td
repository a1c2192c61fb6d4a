// A literal in struct.
// mlir-tblgen: 15:16, literals may only be used in the top-level section of the format

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    struct($a, `x`) $b
  }];
}
