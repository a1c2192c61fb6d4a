// An attribute that is always there as the anchor.
// mlir-tblgen: 13:5, only optional or default-valued attributes can be used to anchor an optional group; here: 13:10, only optional or default-valued attributes can be used to anchor an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Attr:$x);
  let assemblyFormat = [{
    (`x` $x^)? attr-dict
  }];
}
