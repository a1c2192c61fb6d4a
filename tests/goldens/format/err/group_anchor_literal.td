// A literal as the anchor.
// mlir-tblgen: 13:5, only variables and types can be used to anchor an optional group; here: 13:6, only variables and types can be used to anchor an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    (`x`^ $v)? attr-dict
  }];
}
