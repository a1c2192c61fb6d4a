// functional-type with three arguments.
// mlir-tblgen: 14:45, expected ')' after argument list

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $a attr-dict functional-type($a, results, $a)
  }];
}
