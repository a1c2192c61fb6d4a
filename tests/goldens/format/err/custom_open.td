// custom without brackets.
// mlir-tblgen: 13:15, expected '(' before custom directive parameters

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom<F> $a attr-dict
  }];
}
