// A region that does not stand in the format.
// mlir-tblgen: 13:5, region #0, named 'r', not found

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    attr-dict
  }];
}
