// Classes that nothing offers: one is a slip, the other one is the author's.
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def Slip : Type<CPred<"llvm::isa<IntegrType>($_self)">, "an integer">;
def Own : Type<CPred<"llvm::isa<HandleType>($_self)">, "a handle">;
def AOp : Op<K, "a"> { let arguments = (ins Slip:$x, Own:$y); }
