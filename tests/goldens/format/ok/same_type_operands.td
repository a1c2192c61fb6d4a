// SameTypeOperands says nothing about results.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a", [SameTypeOperands]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $a `,` $b attr-dict `:` type($b) `->` type($r)
  }];
}
