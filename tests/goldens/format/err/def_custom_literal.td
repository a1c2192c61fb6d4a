// A literal as an argument.
// mlir-tblgen: 15:19, literals may only be used in the top-level section of the format

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    custom<F>($a, `x`) $b
  }];
}
