// The types of all operands as an argument.
// mlir-tblgen: 13:14, type directives within a custom directive may only refer to variables; here: 13:24, type directives within a custom directive may only refer to variables

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    operands custom<F>(type(operands)) attr-dict
  }];
}
