// options: -gen-python-enum-bindings

include "mlir/IR/EnumAttr.td"

def Quote : I32EnumAttr<"Quote", "quote \" and back \\ slash and \"\"\"\"", [
  I32EnumAttrCase<"Plain", 0, "a b">, I32EnumAttrCase<"Quoted", 1, "\"q\"">, I32EnumAttrCase<"Slash", 2, "\\">
]>;
