// Two lists with a clause alike.
// mlir-tblgen: 12:5, format ambiguity because y is used in two adjacent oilist elements.; here: 12:30, format ambiguity because y is used in two adjacent oilist elements.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    oilist(`x` | `y`) oilist(`y`) attr-dict
  }];
}
