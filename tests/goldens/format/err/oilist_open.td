// oilist without brackets.
// mlir-tblgen: 12:12, expected '(' before oilist argument list

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    oilist `x` attr-dict
  }];
}
