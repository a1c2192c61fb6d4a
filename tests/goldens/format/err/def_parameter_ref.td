// A reference to a parameter that is not bound before.
// mlir-tblgen: 15:23, parameter 'b' must be bound before it is referenced

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"

def D : Dialect {
  let name = "d";
}

def A : TypeDef<D, "A"> {
  let mnemonic = "a";
  let parameters = (ins "int":$a, "int":$b);
  let assemblyFormat = [{
    custom<F>($a, ref($b)) $b
  }];
}
