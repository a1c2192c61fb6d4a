// custom without arguments.
// mlir-tblgen: 12:15, expected literal, variable, directive, or optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    custom<F>() attr-dict
  }];
}
