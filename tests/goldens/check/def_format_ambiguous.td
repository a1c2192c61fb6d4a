// An optional group that begins like the text after it.
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def ShiftAttr : AttrDef<D, "Shift"> {
  let mnemonic = "shift";
  let parameters = (ins OptionalParameter<"::mlir::IntegerAttr">:$shift);
  let assemblyFormat = "`<` (`>` $shift^)? `>`";
}
