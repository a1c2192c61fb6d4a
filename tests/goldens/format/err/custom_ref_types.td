// A reference to the types of all operands.
// mlir-tblgen: crashes; here: 13:49, type directives within a custom directive may only refer to variables

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins AnyType:$a);
  let assemblyFormat = [{
    operands attr-dict type(operands) custom<F>(ref(type(operands)))
  }];
}
