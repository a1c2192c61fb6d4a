// More than one space in a literal.
// mlir-tblgen: 12:15, expected valid literal but got '  ': valid keyword starts with a letter or '_'

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict `  `
  }];
}
