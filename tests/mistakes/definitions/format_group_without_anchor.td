// An optional group does not say on what it depends.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_ReturnOp : Op<Toy_Dialect, "return"> {
  let arguments = (ins Variadic<I32>:$values);
  let assemblyFormat = "($values)? attr-dict";
}
