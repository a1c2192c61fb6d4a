// A word that is no directive.
// mlir-tblgen: 12:5, expected literal, variable, directive, or optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    foo attr-dict
  }];
}
