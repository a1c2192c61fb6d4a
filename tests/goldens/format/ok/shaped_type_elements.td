// The types of elements from a shaped type.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a", [ShapedTypeMatchesElementCountAndTypes<"r", "v">]> {
  let arguments = (ins Variadic<AnyType>:$v);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $v attr-dict `:` type($r)
  }];
}
