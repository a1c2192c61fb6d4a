// A list of types does too.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<AnyType>:$v);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    $v attr-dict `:` type($v) `,` type($r)
  }];
}
