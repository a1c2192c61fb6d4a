// An attribute's own type stands behind it, not in the format.

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : AttrDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins AttributeSelfTypeParameter<"">:$type, "int":$a);
  let assemblyFormat = [{
    `<` params `>`
  }];
}
