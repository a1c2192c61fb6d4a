// Two operations have the same name.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add">;
def Toy_SumOp : Op<Toy_Dialect, "add">;
