// options: -gen-python-enum-bindings -bind-dialect=orchard

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

def Color : I32Enum<"Color", "color", [I32EnumCase<"Red", 0>]>;
def Orchard_ColorAttr : EnumAttr<Orchard_Dialect, Color, "color">;
def Orchard_AngledAttr : EnumAttr<Orchard_Dialect, Color, "angled"> {
  let assemblyFormat = "`<` $value `>`";
}

def Forest_Dialect : Dialect {
  let name = "orchard.forest";
  let cppNamespace = "::forest";
}
def Forest_ColorAttr : EnumAttr<Forest_Dialect, Color, "color">;
