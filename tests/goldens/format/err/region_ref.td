// A reference to a region that is not bound before.
// mlir-tblgen: 13:19, region 'r' must be bound before it is referenced

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    custom<F>(ref($r)) attr-dict-with-keyword $r
  }];
}
