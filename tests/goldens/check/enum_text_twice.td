// Two cases of one text, which is read as the first one.
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Pad : I32EnumAttr<"Pad", "", [I32EnumAttrCase<"Zero", 0, "zero">, I32EnumAttrCase<"Nil", 1, "zero">]> { let cppNamespace = "::d"; }
def AOp : Op<D, "a"> { let arguments = (ins Pad:$p); }
