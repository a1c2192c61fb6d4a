// The closing brace of a definition is missing.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);

def Toy_SubOp : Op<Toy_Dialect, "sub"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
}
