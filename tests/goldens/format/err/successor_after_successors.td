// A successor behind all successors.
// mlir-tblgen: 13:16, successor 's' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    successors $s attr-dict
  }];
}
