// A region that is bound twice.
// mlir-tblgen: 13:31, region 'r' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    attr-dict-with-keyword $r $r
  }];
}
