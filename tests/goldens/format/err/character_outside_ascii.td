// A character outside of ASCII.
// mlir-tblgen: 10:5, unexpected character; here: 12:15, unexpected character

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict é
  }];
}
