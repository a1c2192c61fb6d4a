// What only the generator of Rust refused before.
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def RegisteredOp : Op<K, "a"> { let cppNamespace = "::kern"; }
def Kern_Registered : Op<K, "b">;
