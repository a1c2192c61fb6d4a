// custom without a comma between arguments.
// mlir-tblgen: 13:18, expected ')' after custom directive parameters

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a, I32:$b);
  let assemblyFormat = [{
    custom<F>($a $b) attr-dict
  }];
}
