// The types of a dialect of boxes.

include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def Box_Dialect : Dialect {
  let name = "box";
  let summary = "Boxes with something in them";
  let cppNamespace = "::box";
  let useDefaultTypePrinterParser = 1;
}

def Box_Color : I32EnumAttr<"Color", "color of a box", [
  I32EnumAttrCase<"Red", 0, "red">,
  I32EnumAttrCase<"Blue", 1, "blue">,
]> {
  let cppNamespace = "::box";
}

def Box_BoxType : TypeDef<Box_Dialect, "Box"> {
  let mnemonic = "box";
  let summary = "a box";
  let parameters = (ins
    TypeParameter<"::mlir::Type", "what is in it">:$contentType,
    DefaultValuedParameter<"::box::Color", "::box::Color::Red", "its color">:$color
  );
  let assemblyFormat = "`<` $contentType (`,` $color^)? `>`";
}
