// Backslashes in strings go.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    custom<F>("a \"b\" c") attr-dict
  }];
}
