// Properties have no type.
// mlir-tblgen: 12:10, 'prop-dict' directive can only be used as a top-level directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    type(prop-dict) attr-dict
  }];
}
