// A custom directive with such parameters in a group.
// mlir-tblgen: 15:5, `custom` is only allowed in an optional group if all captured parameters are optional; here: 15:6, `custom` is only allowed in an optional group if all captured parameters are optional

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    (custom<F>($a, $b)^)?
  }];
}
