// Regions have no type.
// mlir-tblgen: 13:41, 'regions' is only valid as a top-level directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    attr-dict-with-keyword regions type(regions)
  }];
}
