// type with two arguments.
// mlir-tblgen: 13:29, expected ')' after argument list

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let assemblyFormat = [{
    $a $b attr-dict type($a $b)
  }];
}
