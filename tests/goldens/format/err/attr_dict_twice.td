// Attributes twice.
// mlir-tblgen: 12:15, 'attr-dict' directive has already been seen

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict attr-dict-with-keyword
  }];
}
