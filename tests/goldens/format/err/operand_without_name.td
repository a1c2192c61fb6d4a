// An operand that cannot stand in the format.
// mlir-tblgen: 13:5, operand #0, named '', not found

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32);
  let assemblyFormat = [{
    attr-dict
  }];
}
