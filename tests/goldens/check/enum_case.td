// A case that the enum does not have.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def Mode : I32EnumAttr<"Mode", "a mode", [I32EnumAttrCase<"Fast", 0>, I32EnumAttrCase<"Slow", 1>]> {
  let cppNamespace = "::kern";
}
def IsFast : AttrConstraint<CPred<"llvm::cast<kern::ModeAttr>($_self).getValue() == kern::Mode::Fst">, "fast">;
def AOp : Op<K, "a"> { let arguments = (ins ConfinedAttr<Mode, [IsFast]>:$mode); }
