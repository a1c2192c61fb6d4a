// Methods that nothing offers, of classes of the dialect and of MLIR.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"

def K : Dialect { let name = "kern"; let cppNamespace = "::kern"; }

def K_Box : TypeDef<K, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "int":$width);
  let assemblyFormat = "`<` $width `>`";
}
def Slip : Type<CPred<"llvm::cast<kern::BoxType>($_self).getWdth() == 3">, "a box of three">;
def Builtin : Type<CPred<"$_self.isIntger(32)">, "a number">;
def Own : Type<CPred<"llvm::cast<kern::BoxType>($_self).isHeavy()">, "a heavy box">;
def AOp : Op<K, "a"> { let arguments = (ins Slip:$x, Builtin:$y, Own:$z); }
