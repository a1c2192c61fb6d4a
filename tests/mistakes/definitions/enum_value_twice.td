// Two cases of an enum have the same value.

include "mlir/IR/OpBase.td"
include "mlir/IR/EnumAttr.td"

def Toy_Dialect : Dialect {
  let name = "toy";
  let cppNamespace = "::toy";
}

def Red : I32EnumAttrCase<"Red", 0, "red">;
def Green : I32EnumAttrCase<"Green", 0, "green">;
def Color : I32EnumAttr<"Color", "colors", [Red, Green]> {
  let cppNamespace = "::toy";
}
def Toy_PaintOp : Op<Toy_Dialect, "paint"> {
  let arguments = (ins Color:$color);
}
