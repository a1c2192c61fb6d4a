// An optional attribute outside of an optional group: the printer has no text for its absence.
// mlir-tblgen: none before MLIR 23; here: 12:36, optional attribute 'x' must be in an optional group: its absence has no text otherwise

include "mlir/IR/OpBase.td"

def D : Dialect {
  let name = "d";
}

def A : Op<D, "a"> {
  let arguments = (ins OptionalAttr<I32Attr>:$x, UnitAttr:$y);
  let assemblyFormat = "($y^)? `,` $x attr-dict";
}
