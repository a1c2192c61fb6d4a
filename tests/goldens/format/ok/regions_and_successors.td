// All of them at once.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r, VariadicRegion<AnyRegion>:$s);
  let successors = (successor AnySuccessor:$t);
  let assemblyFormat = [{
    successors attr-dict-with-keyword regions
  }];
}
