// Properties cannot be referred to as a whole.
// mlir-tblgen: crashes; here: 12:29, 'ref' of 'prop-dict' unsupported

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    prop-dict custom<F>(ref(prop-dict)) attr-dict
  }];
}
