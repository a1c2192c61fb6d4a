// All operands as an argument.
// mlir-tblgen: 13:5, only variables and types may be used as parameters to a custom directive; here: 13:15, only variables and types may be used as parameters to a custom directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom<F>(operands) attr-dict
  }];
}
