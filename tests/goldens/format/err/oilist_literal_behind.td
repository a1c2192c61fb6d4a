// A literal that a clause begins with too.
// mlir-tblgen: 12:5, format ambiguity because y is used both in oilist element and the adjacent literal.; here: 12:23, format ambiguity because y is used both in oilist element and the adjacent literal.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    oilist(`x` | `y`) `y` attr-dict
  }];
}
