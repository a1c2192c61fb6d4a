// A reference to a successor that is not bound before.
// mlir-tblgen: 13:19, successor 's' must be bound before it is referenced

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    custom<F>(ref($s)) $s attr-dict
  }];
}
