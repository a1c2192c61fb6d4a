// An error in code that a class of MLIR composes is one of the definition that uses the class.
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def Small : ConfinedType<AnyType, [CPred<"$_self.isInteger(8">], "a byte">;
def AOp : Op<K, "a", [AllMatchSameOperatorTrait<["x", "y"], "$_self.getType(", "type">]> {
  let arguments = (ins Small:$x, AnyType:$y);
}
