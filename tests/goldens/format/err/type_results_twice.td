// The types of all results behind that of one.
// mlir-tblgen: 13:24, 'results' 'type' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    attr-dict type($r) type(results)
  }];
}
