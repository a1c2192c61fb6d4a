// A reference to all regions, which are not bound before.
// mlir-tblgen: 13:19, 'ref' of 'regions' is not bound by a prior 'regions' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    custom<F>(ref(regions)) attr-dict-with-keyword regions
  }];
}
