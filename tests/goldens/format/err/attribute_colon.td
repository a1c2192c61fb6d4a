// A colon behind an attribute whose type may follow a colon.
// mlir-tblgen: 13:5, format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type; here: 13:8, format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyAttr:$x);
  let assemblyFormat = [{
    $x `:` attr-dict
  }];
}
