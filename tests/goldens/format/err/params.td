// A directive of attributes and types.
// mlir-tblgen: 12:15, unsupported directive kind

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict params
  }];
}
