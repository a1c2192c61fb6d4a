// With all operands at once, the number of a variadic one is not known.
// mlir-tblgen: 13:5, type of operand #0, named 'v', is not buildable and a buildable type cannot be inferred

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<I32>:$v);
  let assemblyFormat = [{
    operands attr-dict
  }];
}
