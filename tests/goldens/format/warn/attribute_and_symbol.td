// Attributes of which a symbol, a dictionary and another attribute are read as part.

include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"

def D : Dialect {
  let name = "d";
}

def Named : Op<D, "named", [Symbol]> {
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<I64Attr>:$flags);
  let assemblyFormat = "($flags^)? $sym_name attr-dict";
}
def Dictionary : Op<D, "dictionary"> {
  let arguments = (ins OptionalAttr<DictionaryAttr>:$flags, I32Attr:$other);
  let assemblyFormat = "($flags^)? attr-dict";
}
def Attributes : Op<D, "attributes"> {
  let arguments = (ins OptionalAttr<AnyAttr>:$flags, TypeAttr:$type);
  let assemblyFormat = "($flags^)? $type attr-dict";
}
// A literal tells them apart.
def Fine : Op<D, "fine"> {
  let arguments = (ins OptionalAttr<AnyAttr>:$flags, FlatSymbolRefAttr:$callee);
  let assemblyFormat = "(`flags` $flags^)? $callee attr-dict";
}
