// The type of a property.
// mlir-tblgen: 14:23, properties cannot be used as children to a `type` directive

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Prop:$x);
  let assemblyFormat = [{
    $x attr-dict type($x)
  }];
}
