// A literal without its second backtick.
// mlir-tblgen: 13:3, unexpected end of file in literal; here: 12:15, unexpected end of file in literal

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict `x
  }];
}
