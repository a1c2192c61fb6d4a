// A reference to a property that is not bound before.
// mlir-tblgen: 14:19, property 'x' must be bound before it is referenced

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Prop:$x);
  let assemblyFormat = [{
    custom<F>(ref($x)) $x attr-dict
  }];
}
