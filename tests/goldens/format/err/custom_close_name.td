// custom with two names.
// mlir-tblgen: 13:13, expected '>' after custom directive name

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom<F, G>($a) attr-dict
  }];
}
