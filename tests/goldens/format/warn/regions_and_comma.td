// A comma after regions continues the list.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let regions = (region VariadicRegion<AnyRegion>:$r);
  let assemblyFormat = [{
    $r `,` attr-dict
  }];
}
