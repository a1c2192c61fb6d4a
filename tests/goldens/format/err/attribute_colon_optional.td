// What may be absent between them does not help.
// mlir-tblgen: 13:5, format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type; here: 13:19, format ambiguity caused by `:` literal found after attribute `x` which does not have a buildable type

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyAttr:$x, Variadic<I32>:$v);
  let assemblyFormat = [{
    $x (`,` $v^)? `:` attr-dict
  }];
}
