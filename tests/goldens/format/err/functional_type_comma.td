// functional-type with one argument.
// mlir-tblgen: 13:36, expected ',' after inputs argument

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a attr-dict functional-type($a)
  }];
}
