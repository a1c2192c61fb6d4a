// An operand that a format would need has no name.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_NegOp : Op<Toy_Dialect, "neg"> {
  let arguments = (ins I32);
  let assemblyFormat = "attr-dict";
}
