// An attribute that is bound twice.
// mlir-tblgen: 13:12, attribute 'x' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    $x `,` $x attr-dict
  }];
}
