// A literal as an argument.
// mlir-tblgen: 12:15, literals may only be used in the top-level section of the format

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let assemblyFormat = [{
    custom<F>(`x`) attr-dict
  }];
}
