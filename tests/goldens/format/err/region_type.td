// The type of a region.
// mlir-tblgen: 13:36, regions can only be used at the top level or in a ref directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    attr-dict-with-keyword $r type($r)
  }];
}
