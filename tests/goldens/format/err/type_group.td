// The type of a group.
// mlir-tblgen: 13:20, optional groups can only be used as top-level elements

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    attr-dict type((`x` $v^)?)
  }];
}
