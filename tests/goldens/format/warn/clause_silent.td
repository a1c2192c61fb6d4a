// A clause that nothing tells when to print.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    oilist(`x` | `y` $v) attr-dict
  }];
}
