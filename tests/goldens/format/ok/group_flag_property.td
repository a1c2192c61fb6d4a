// A unit property is a flag as well.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins UnitProp:$x);
  let assemblyFormat = [{
    (`nuw` $x^)? attr-dict
  }];
}
