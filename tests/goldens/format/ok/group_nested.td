// Groups in groups.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v, OptionalAttr<I32Attr>:$y);
  let assemblyFormat = [{
    (`x` $v^ (`,` $y^)?)? attr-dict
  }];
}
