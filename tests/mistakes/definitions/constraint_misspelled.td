// The name of a type constraint is misspelled.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add"> {
  let arguments = (ins AnyInterger:$lhs, I32:$rhs);
}
