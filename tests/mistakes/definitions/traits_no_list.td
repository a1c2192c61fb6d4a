// A trait is given without brackets.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_AddOp : Op<Toy_Dialect, "add", Pure>;
