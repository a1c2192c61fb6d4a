// A custom directive with a string as the anchor.
// mlir-tblgen: 13:5, only literals, types, and variables can be used within an optional group; here: 13:6, only literals, types, and variables can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    (custom<F>($v, "x")^)? attr-dict
  }];
}
