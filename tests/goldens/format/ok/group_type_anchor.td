// A type decides.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<AnyType>:$v);
  let assemblyFormat = [{
    $v attr-dict (`:` type($v)^)?
  }];
}
