// A unit attribute behind a keyword is a flag.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins UnitAttr:$x);
  let assemblyFormat = [{
    (`nuw` $x^)? attr-dict
  }];
}
