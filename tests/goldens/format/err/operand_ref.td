// A reference to an operand that is not bound before.
// mlir-tblgen: 13:19, operand 'a' must be bound before it is referenced

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    custom<F>(ref($a)) $a attr-dict
  }];
}
