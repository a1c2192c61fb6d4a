// A custom directive with such an attribute as the anchor.
// mlir-tblgen: 13:5, only optional or default-valued attributes can be used to anchor an optional group; here: 13:16, only optional or default-valued attributes can be used to anchor an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    (custom<F>($x)^)? attr-dict
  }];
}
