// No anchor.
// mlir-tblgen: 13:5, optional group has no anchor element

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    (`x` $v)? attr-dict
  }];
}
