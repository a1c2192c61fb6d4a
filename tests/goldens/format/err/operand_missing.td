// An operand that does not stand in the format.
// mlir-tblgen: 13:5, operand #1, named 'b', not found

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a, I32:$b);
  let assemblyFormat = [{
    $a attr-dict
  }];
}
