// A functional type as an argument.
// mlir-tblgen: 14:18, 'functional-type' is only valid as a top-level directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $a custom<F>(functional-type($a, results)) attr-dict
  }];
}
