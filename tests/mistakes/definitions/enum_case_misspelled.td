// The default of an attribute is a case that the enum does not have.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Red : I32EnumAttrCase<"Red", 0, "red">;
def Green : I32EnumAttrCase<"Green", 1, "green">;
def Color : I32EnumAttr<"Color", "colors", [Red, Green]> {
  let cppNamespace = "::toy";
}
def Toy_PaintOp : Op<Toy_Dialect, "paint"> {
  let arguments = (ins DefaultValuedAttr<Color, "::toy::Color::Gren">:$color);
}
