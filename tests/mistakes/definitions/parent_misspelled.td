// The class of the operation around it is misspelled.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_KernelOp : Op<Toy_Dialect, "kernel"> {
  let regions = (region AnyRegion:$body);
}
def Toy_YieldOp : Op<Toy_Dialect, "yield", [Terminator, HasParent<"KernlOp">]>;
