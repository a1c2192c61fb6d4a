// An attribute with a default value decides.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins DefaultValuedAttr<I32Attr, "1">:$x);
  let assemblyFormat = [{
    (`by` $x^)? attr-dict
  }];
}
