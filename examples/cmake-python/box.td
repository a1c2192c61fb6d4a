// The operations of a dialect of boxes. Its types are in a file of their own.

include "box_types.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Box_OpenOp : Op<Box_Dialect, "open", [Pure]> {
  let summary = "takes what is in a box";
  let arguments = (ins Box_BoxType:$box);
  let results = (outs AnyType:$content);
  let assemblyFormat = "$box attr-dict `:` type($box) `->` type($content)";
}

def Box_PaintOp : Op<Box_Dialect, "paint"> {
  let summary = "gives a box another color";
  let arguments = (ins Box_BoxType:$box, Box_Color:$color);
  let results = (outs Box_BoxType:$painted);
  let assemblyFormat = "$box `with` $color attr-dict `:` type($box) `->` type($painted)";
}
