// A second branch without brackets.
// mlir-tblgen: 13:17, expected '(' to start else branch of optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    (`x` $v^) : `y` attr-dict
  }];
}
