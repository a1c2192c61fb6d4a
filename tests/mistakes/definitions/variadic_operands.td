// Two variadic operands, and nothing that says which is how long.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_CallOp : Op<Toy_Dialect, "call"> {
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<AnyType>:$others);
}
