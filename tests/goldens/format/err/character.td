// A character that begins no token.
// mlir-tblgen: 12:15, unexpected character

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict ; `x`
  }];
}
