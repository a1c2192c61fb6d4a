// An optional group whose bracket is not closed.
// mlir-tblgen: 14:3, expected literal, variable, directive, or optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    attr-dict (`x` $v^
  }];
}
