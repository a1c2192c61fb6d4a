// A brace behind attributes.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    attr-dict `{` $v `}`
  }];
}
