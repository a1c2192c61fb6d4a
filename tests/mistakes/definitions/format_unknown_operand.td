// A format names an operand that does not exist.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_NegOp : Op<Toy_Dialect, "neg"> {
  let arguments = (ins I32:$input);
  let assemblyFormat = "$inptu attr-dict";
}
