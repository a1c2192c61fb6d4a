// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_KindAttr : I32EnumAttr<"Kind", "kind", [I32EnumAttrCase<"Apple", 0>]> {
  let cppNamespace = "::orchard";
}
def Orchard_Color : I32Enum<"Color", "color", [I32EnumCase<"Red", 0>]>;
def Orchard_ColorAttr : EnumAttr<Orchard_Dialect, Orchard_Color, "color">;

def Orchard_Sort : Orchard_Op<"sort"> {
  let arguments = (ins Orchard_KindAttr:$kind, OptionalAttr<Orchard_KindAttr>:$other, Orchard_ColorAttr:$color,
                       DefaultValuedAttr<Orchard_ColorAttr, "Color::Red">:$default);
}
