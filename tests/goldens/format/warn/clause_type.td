// A type does not tell either.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<AnyType>:$v);
  let assemblyFormat = [{
    $v oilist(`x` type($v)) attr-dict
  }];
}
