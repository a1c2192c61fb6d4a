// An optional group without its question mark.
// mlir-tblgen: 13:15, expected '?' after optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    (`x` $v^) attr-dict
  }];
}
