// The type of an attribute.
// mlir-tblgen: 13:23, attributes cannot be used as children to a `type` directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    $x attr-dict type($x)
  }];
}
