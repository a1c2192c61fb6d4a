// A format leaves an operand out.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let assemblyFormat = "$lhs attr-dict";
}
