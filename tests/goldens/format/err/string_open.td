// A string without its second quote.
// mlir-tblgen: 13:3, unexpected end of file in string; here: 12:15, unexpected end of file in string

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    custom<F>("x) attr-dict
  }];
}
