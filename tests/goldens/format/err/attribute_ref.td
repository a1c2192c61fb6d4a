// A reference to an attribute that is not bound before.
// mlir-tblgen: 13:19, attribute 'x' must be bound before it is referenced

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    custom<F>(ref($x)) $x attr-dict
  }];
}
