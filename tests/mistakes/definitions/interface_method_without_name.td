// A method of an interface has no name.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_Costly : OpInterface<"Costly"> {
  let cppNamespace = "::toy";
  let methods = [InterfaceMethod<"What it costs.", "int64_t">];
}
def Toy_AddOp : Op<Toy_Dialect, "add", [Toy_Costly]>;
