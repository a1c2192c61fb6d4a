// An optional operand before another.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Optional<I32>:$o, I32:$a);
  let assemblyFormat = [{
    $o $a attr-dict
  }];
}
