// The dialect has no name.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add">;
