// All successors behind one of them.
// mlir-tblgen: 13:8, 'successors' directive creates overlap in format

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let successors = (successor AnySuccessor:$s);
  let assemblyFormat = [{
    $s successors attr-dict
  }];
}
