// The accessor of a stored attribute is that of another attribute.
// mlir-tblgen: 15:5, Unexpected overlap when generating `getTreeAttr` for orchard.grow (from line 1399); here: 15:5, op has two accessors 'getTreeAttr', of 'tree_attr' and of 'tree'

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_GrowOp : Orchard_Op<"grow"> {
  let arguments = (ins I32Attr:$tree, I32Attr:$tree_attr);
}
