// Successors have no type.
// mlir-tblgen: 13:21, 'successors' is only valid as a top-level directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    successors type(successors) attr-dict
  }];
}
