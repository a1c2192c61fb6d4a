// oilist whose bracket is not closed.
// mlir-tblgen: 13:3, expected literal, variable, directive, or optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    attr-dict oilist(`x` | `y`
  }];
}
