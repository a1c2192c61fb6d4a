// An operand that is always there.
// mlir-tblgen: 13:5, only variable length operands can be used within an optional group; here: 13:10, only variable length operands can be used within an optional group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a, Variadic<I32>:$v);
  let assemblyFormat = [{
    (`x` $a `,` $v^)? attr-dict
  }];
}
