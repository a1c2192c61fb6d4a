// The type of a type.
// mlir-tblgen: 13:23, 'type' cannot be used as a child of another `type`

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a attr-dict type(type($a))
  }];
}
