// An operand that is always there.
// mlir-tblgen: 13:5, only variable length operands can be used within an oilist parsing group; here: 13:16, only variable length operands can be used within an oilist parsing group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    oilist(`x` $a) attr-dict
  }];
}
