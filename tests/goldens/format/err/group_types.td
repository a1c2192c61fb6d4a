// The types of all operands.
// mlir-tblgen: 13:14, only literals, types, and variables can be used within an optional group; here: 13:19, only literals, types, and variables can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins Variadic<AnyType>:$v);
  let assemblyFormat = [{
    operands (`x` type(operands)^)? attr-dict
  }];
}
