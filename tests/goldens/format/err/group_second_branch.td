// An operand that is always there in the second branch.
// mlir-tblgen: 13:5, only variable length operands can be used within an optional group; here: 13:18, only variable length operands can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a, Variadic<I32>:$v);
  let assemblyFormat = [{
    (`x` $v^) : ($a)? attr-dict
  }];
}
