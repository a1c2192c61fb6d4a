// Attributes have no type.
// mlir-tblgen: 12:20, 'attr-dict' directive can only be used as a top-level directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict type(attr-dict)
  }];
}
