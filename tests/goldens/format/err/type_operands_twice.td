// The types of all operands behind that of one.
// mlir-tblgen: 13:27, 'operands' 'type' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a attr-dict type($a) type(operands)
  }];
}
