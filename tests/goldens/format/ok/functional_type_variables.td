// A functional type of variables.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<AnyType>:$v);
  let results = (outs Variadic<AnyType>:$r);
  let assemblyFormat = [{
    $v attr-dict `:` functional-type($v, $r)
  }];
}
