// A parameter that is always there in a group.
// mlir-tblgen: 15:5, parameters in an optional group must be optional; here: 15:10, parameters in an optional group must be optional

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    (`x` $a^)? $b
  }];
}
