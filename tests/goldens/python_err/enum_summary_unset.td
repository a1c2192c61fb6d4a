// options: -gen-python-enum-bindings

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Color : I32Enum<"Color", ?, [I32EnumCase<"Red", 0>]> {
  let summary = ?;
}
