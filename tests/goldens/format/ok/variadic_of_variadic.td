// Sizes of groups are counted.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins VariadicOfVariadic<AnyType, "sizes">:$v, DenseI32ArrayAttr:$sizes);
  let assemblyFormat = [{
    $v attr-dict `:` type($v)
  }];
}
