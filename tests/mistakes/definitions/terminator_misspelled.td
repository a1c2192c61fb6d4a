// The class of the implicit terminator is misspelled.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_KernelOp : Op<Toy_Dialect, "kernel", [SingleBlockImplicitTerminator<"YeildOp">]> {
  let regions = (region SizedRegion<1>:$body);
}
def Toy_YieldOp : Op<Toy_Dialect, "yield", [Terminator]>;
