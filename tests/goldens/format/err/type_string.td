// The type of a string.
// mlir-tblgen: 12:20, strings may only be used as 'custom' directive arguments

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict type("x")
  }];
}
