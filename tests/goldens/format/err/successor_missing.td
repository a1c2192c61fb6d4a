// A successor that does not stand in the format.
// mlir-tblgen: 13:5, successor #0, named 's', not found

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    attr-dict
  }];
}
