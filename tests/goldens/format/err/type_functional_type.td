// The type of a functional type.
// mlir-tblgen: 14:29, 'functional-type' is only valid as a top-level directive

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let results = (outs AnyType:$r);
  let assemblyFormat = [{
    operands attr-dict type(functional-type(operands, results))
  }];
}
