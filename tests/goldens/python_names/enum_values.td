// options: -gen-python-enum-bindings

include "mlir/IR/EnumAttr.td"

def Order : I32EnumAttr<"Order", "orders", [I32EnumAttrCase<"Up", 1>, I32EnumAttrCase<"Down", 1>]>;
