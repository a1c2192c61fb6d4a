// A keyword with a minus sign.
// mlir-tblgen: 12:15, expected valid literal but got 'a-b': keywords should contain only alphanum, '_', '$', or '.' characters

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict `a-b`
  }];
}
