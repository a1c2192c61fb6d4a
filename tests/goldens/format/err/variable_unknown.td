// A name that no part of the operation has.
// mlir-tblgen: 13:5, expected variable to refer to an argument, region, result, or successor

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$lhs);
  let assemblyFormat = [{
    $lsh attr-dict
  }];
}
