// An operand and a result have the same name.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_NegOp : Op<Toy_Dialect, "neg"> {
  let arguments = (ins I32:$value);
  let results = (outs I32:$value);
}
