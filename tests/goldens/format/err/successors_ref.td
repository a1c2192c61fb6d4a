// A reference to all successors, which are not bound before.
// mlir-tblgen: 13:19, 'ref' of 'successors' is not bound by a prior 'successors' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    custom<F>(ref(successors)) successors attr-dict
  }];
}
