// A type of an operand that nothing tells.
// mlir-tblgen: 13:5, type of operand #0, named 'a', is not buildable and a buildable type cannot be inferred

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a attr-dict
  }];
}
