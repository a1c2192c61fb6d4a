// A reference to a type that is not bound before.
// mlir-tblgen: 13:22, 'ref' of 'type($a)' is not bound by a prior 'type' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a custom<F>(ref(type($a))) attr-dict type($a)
  }];
}
