// Code with statements, which authors write in Rust.
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def IsShort : PredOpTrait<"has few values", CPred<"[&] { int n = 0; for (auto v : $values) ++n; return n < 3; }()">>;
def AOp : Op<K, "a", [IsShort]> { let arguments = (ins Variadic<AnyType>:$values); }
