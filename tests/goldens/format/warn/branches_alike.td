// Two branches that begin alike.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    (`(` $v^ `)`) : (`(` `)`)? attr-dict
  }];
}
