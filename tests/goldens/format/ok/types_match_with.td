// TypesMatchWith makes one type from another.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a", [TypesMatchWith<"", "a", "r", "elementOf($_self)">]> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $a attr-dict `:` type($a)
  }];
}
