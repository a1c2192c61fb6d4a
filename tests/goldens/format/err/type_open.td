// type without brackets.
// mlir-tblgen: 13:23, expected '(' before argument list

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a attr-dict type $a
  }];
}
