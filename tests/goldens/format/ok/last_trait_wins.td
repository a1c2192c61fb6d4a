// The last trait that knows a type is asked.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a", [TypesMatchWith<"", "a", "r", "one($_self)">, TypesMatchWith<"", "b", "r", "two($_self)">]> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $a $b attr-dict type($a) type($b)
  }];
}
