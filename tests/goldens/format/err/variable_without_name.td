// A dollar sign without a name.
// mlir-tblgen: 12:5, expected variable name

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    $ attr-dict
  }];
}
