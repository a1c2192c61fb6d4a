// A custom directive decides.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a, Variadic<AnyType>:$v);
  let assemblyFormat = [{
    $a (custom<F>($v, type($v), ref($a))^)? attr-dict
  }];
}
