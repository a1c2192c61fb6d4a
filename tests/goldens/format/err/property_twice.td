// A property that is bound twice.
// mlir-tblgen: 14:12, property 'x' is already bound

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Prop:$x);
  let assemblyFormat = [{
    $x `,` $x attr-dict
  }];
}
