// The type of a literal.
// mlir-tblgen: 12:20, literals may only be used in the top-level section of the format

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict type(`x`)
  }];
}
