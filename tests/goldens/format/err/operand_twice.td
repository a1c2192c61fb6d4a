// An operand that is bound twice.
// mlir-tblgen: 13:12, operand 'a' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    $a `,` $a attr-dict
  }];
}
