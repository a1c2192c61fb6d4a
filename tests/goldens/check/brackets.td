// Brackets without an end.
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def Angle : Type<CPred<"llvm::isa<IntegerType($_self)">, "an integer">;
def Round : Type<CPred<"llvm::isa<IntegerType>($_self">, "an integer">;
def Loop : Type<CPred<"[&] { for (int i = 0; i < 3; ++i) { if (i) return true; return false; }()">, "an integer">;
def AOp : Op<K, "a"> { let arguments = (ins Angle:$x, Round:$y, Loop:$z); }
