// Parameters that are always there in a group.
// mlir-tblgen: 15:5, `params` directive allowed in optional group only if all parameters are optional; here: 15:10, `params` directive allowed in optional group only if all parameters are optional

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    (`x` params^)?
  }];
}
