// A region has no name, and successors are in the wrong field.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_LoopOp : Op<Toy_Dialect, "loop"> {
  let regions = (ins AnyRegion:$body);
}
