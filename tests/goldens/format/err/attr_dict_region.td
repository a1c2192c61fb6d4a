// A region behind attributes, which begin with a brace too.
// mlir-tblgen: 13:5, format ambiguity caused by `attr-dict` directive followed by region `r`; here: 13:15, format ambiguity caused by `attr-dict` directive followed by region `r`

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region AnyRegion:$r);
  let assemblyFormat = [{
    attr-dict $r
  }];
}
