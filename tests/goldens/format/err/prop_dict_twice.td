// Properties twice.
// mlir-tblgen: 12:15, 'prop-dict' directive has already been seen

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    prop-dict prop-dict attr-dict
  }];
}
