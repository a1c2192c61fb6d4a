// options: -gen-python-enum-bindings

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

def Color : I32Enum<"Color", "color", [I32EnumCase<"Red", 0>]>;
def Orchard_ColorAttr : EnumAttr<Orchard_Dialect, Color, "color"> {
  let assemblyFormat = "`<` params `>`";
}
