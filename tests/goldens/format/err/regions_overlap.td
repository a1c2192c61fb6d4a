// All regions behind one of them.
// mlir-tblgen: 13:31, 'regions' directive creates overlap in format

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    attr-dict-with-keyword $r regions
  }];
}
