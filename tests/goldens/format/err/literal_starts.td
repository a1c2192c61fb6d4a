// A keyword that starts with a digit.
// mlir-tblgen: 12:15, expected valid literal but got '1a': valid keyword starts with a letter or '_'

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict `1a`
  }];
}
