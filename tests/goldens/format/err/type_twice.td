// The type of an operand twice.
// mlir-tblgen: 13:27, 'type' of 'a' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a attr-dict type($a) type($a)
  }];
}
