// Spaces, line breaks, and none.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    `a` ` ` `b` `` `c` `\n` attr-dict
  }];
}
