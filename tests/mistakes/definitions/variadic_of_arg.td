// A description and effects are given inside of `Variadic`.

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_SumOp : Op<Toy_Dialect, "sum"> {
  let arguments = (ins Variadic<Arg<AnyMemRef, "the summands", [MemRead]>>:$values);
}
