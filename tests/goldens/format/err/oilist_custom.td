// A custom directive with such an operand.
// mlir-tblgen: 13:5, only variable length operands can be used within an oilist parsing group; here: 13:26, only variable length operands can be used within an oilist parsing group

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins I32:$a);
  let assemblyFormat = [{
    oilist(`x` custom<F>($a)) attr-dict
  }];
}
