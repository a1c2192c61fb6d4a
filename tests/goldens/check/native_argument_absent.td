// Native code with an argument that the rule does not give.
include "mlir/IR/PatternBase.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def NegOp : Op<D, "neg"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Negated : NativeCodeCall<"negated($0, $1)">;
def NegNeg : Pat<(NegOp (NegOp $x)), (NegOp (Negated $x))>;
