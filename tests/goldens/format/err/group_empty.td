// An optional group without elements.
// mlir-tblgen: 12:6, expected literal, variable, directive, or optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    ()? attr-dict
  }];
}
