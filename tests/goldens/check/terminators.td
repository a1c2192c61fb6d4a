// Classes of operations in traits, with slips.
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def YieldOp : Op<K, "yield">;
def LoopOp : Op<K, "loop", [SingleBlockImplicitTerminator<"YeildOp">]> { let regions = (region SizedRegion<1>:$body); }
def InnerOp : Op<K, "inner", [HasParent<"LopOp">]>;
// Not included, and in the namespace `mlir` before MLIR 16: no error.
def HoistedOp : Op<K, "hoisted", [ParentOneOf<["LoopOp", "AffineForOp"]>]>;
