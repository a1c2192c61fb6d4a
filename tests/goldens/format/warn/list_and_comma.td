// A list of any length takes a comma behind it.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v, I32:$a);
  let assemblyFormat = [{
    $v `,` $a attr-dict
  }];
}
