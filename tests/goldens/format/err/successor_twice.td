// A successor that is bound twice.
// mlir-tblgen: 13:8, successor 's' is already bound

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    $s $s attr-dict
  }];
}
