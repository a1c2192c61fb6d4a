// A unit attribute that stands for itself.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins UnitAttr:$x);
  let assemblyFormat = [{
    ($x^)? attr-dict
  }];
}
