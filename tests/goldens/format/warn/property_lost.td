// A property that stands nowhere.

include "mlir/IR/OpBase.td"
include "mlir/IR/Properties.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32Prop:$x);
  let assemblyFormat = [{
    attr-dict
  }];
}
