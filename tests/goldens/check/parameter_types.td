// C++ types of parameters: errors where the name of a known type is misspelled.

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypes.td"

def D : Dialect { let name = "d"; let cppNamespace = "::d"; }

def Box : TypeDef<D, "Box"> {
  let mnemonic = "box";
  let parameters = (ins "mlir::Typ":$element, "int64":$size, "::mlir::IntegrType":$index, "BoxTyp":$inner);
  let assemblyFormat = "`<` struct(params) `>`";
}
