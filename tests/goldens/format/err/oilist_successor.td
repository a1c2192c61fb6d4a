// A successor.
// mlir-tblgen: 13:5, only literals, types, and variables can be used within an oilist group; here: 13:16, only literals, types, and variables can be used within an oilist group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    oilist(`x` $s) attr-dict
  }];
}
