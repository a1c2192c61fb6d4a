// A literal in a format has no backquotes.

include "mlir/IR/OpBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_CastOp : Op<Toy_Dialect, "cast"> {
  let arguments = (ins I32:$input);
  let assemblyFormat = "$input to attr-dict";
}
