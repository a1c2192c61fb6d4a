// An attribute and an operand of one name.
// mlir-tblgen: 15:5, Unexpected overlap when generating `getTree` for orchard.grow (from line 1399); here: 15:5, op has two parts of the name 'tree', and so two accessors 'getTree'

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_GrowOp : Orchard_Op<"grow"> {
  let arguments = (ins I32Attr:$tree, AnyType:$tree);
}
