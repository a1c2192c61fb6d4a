// An operand behind all operands.
// mlir-tblgen: 13:14, operand 'a' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    operands $a attr-dict
  }];
}
