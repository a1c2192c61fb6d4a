// The type of an operand that is always there.
// mlir-tblgen: 13:8, only variable length operands can be used within an optional group; here: 13:13, only variable length operands can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a, Variadic<I32>:$v);
  let assemblyFormat = [{
    $a (`x` type($a) `,` $v^)? attr-dict
  }];
}
