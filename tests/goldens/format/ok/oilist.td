// Clauses in any order.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v, UnitAttr:$y);
  let assemblyFormat = [{
    oilist(`x` `(` $v `)` | `y` $y | `z`) attr-dict
  }];
}
