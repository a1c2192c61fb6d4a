// A rewrite rule matches an operation with too few operands.

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_AddOp : Op<Toy_Dialect, "add"> {
  let arguments = (ins I32:$lhs, I32:$rhs);
  let results = (outs I32:$sum);
}
def AddSame : Pat<(Toy_AddOp $x), (replaceWithValue $x)>;
