// Two anchors.
// mlir-tblgen: 13:20, only one element can be marked as the anchor of an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v, OptionalAttr<I32Attr>:$x);
  let assemblyFormat = [{
    (`x` $v^ `,` $x^)? attr-dict
  }];
}
