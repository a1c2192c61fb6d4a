// A reference to types that cannot be bound before.
// mlir-tblgen: 13:22, 'ref' of 'type(operands)' is not bound by a prior 'type' directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    $a custom<F>(ref(type(operands))) attr-dict type(operands)
  }];
}
