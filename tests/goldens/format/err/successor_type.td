// The type of a successor.
// mlir-tblgen: 13:13, successors can only be used at the top level or in a ref directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    $s type($s) attr-dict
  }];
}
