// A literal of one character that is no letter or punctuation.
// mlir-tblgen: 12:15, expected valid literal but got '1': single character literal must be a letter or one of '_:,=<>()[]{}?+-*'

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict `1`
  }];
}
