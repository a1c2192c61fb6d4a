// No attributes.
// mlir-tblgen: 13:5, 'attr-dict' directive not found in custom assembly format

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a `:` type($a)
  }];
}
