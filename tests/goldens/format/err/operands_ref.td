// A reference to all operands, which are not bound before.
// mlir-tblgen: 13:19, 'ref' of 'operands' is not bound by a prior 'operands' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom<F>(ref(operands)) operands attr-dict
  }];
}
