// Two words printed as one.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    `a` `` `b` attr-dict
  }];
}
