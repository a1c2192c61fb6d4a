// An optional attribute outside of an optional group. MLIR 23 refuses the format; MLIR 22 prints the absence as
// `<<NULL ATTRIBUTE>>`.

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x, UnitAttr:$y);
  let assemblyFormat = "($y^)? `,` $x attr-dict";
}
