// A region in a group behind attributes.
// mlir-tblgen: 13:5, format ambiguity caused by `attr-dict` directive followed by region `r`; here: 13:24, format ambiguity caused by `attr-dict` directive followed by region `r`

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    attr-dict (`x`) : ($r^)?
  }];
}
