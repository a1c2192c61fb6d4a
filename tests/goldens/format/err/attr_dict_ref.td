// A reference to attributes that are not bound before.
// mlir-tblgen: 12:19, 'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    custom<F>(ref(attr-dict)) attr-dict
  }];
}
