// AllTypesMatch works in both directions.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a", [AllTypesMatch<["a", "b", "r"]>]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` type($b)
  }];
}
