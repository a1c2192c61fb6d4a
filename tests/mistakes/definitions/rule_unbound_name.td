// The result of a rewrite rule uses a name that nothing binds.

include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Toy_NegOp : Op<Toy_Dialect, "neg"> {
  let arguments = (ins I32:$input);
  let results = (outs I32:$output);
}
def NegNeg : Pat<(Toy_NegOp (Toy_NegOp $x)), (replaceWithValue $y)>;
