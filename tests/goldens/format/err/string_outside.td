// A string outside of custom.
// mlir-tblgen: 12:5, strings may only be used as 'custom' directive arguments

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    "x" attr-dict
  }];
}
