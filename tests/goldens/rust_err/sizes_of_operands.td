// Two groups of operands without a fixed length, and nothing that tells them apart.
// mlir-tblgen: 15:5, op has multiple variadic operands but no specification over their sizes

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_GraftOp : Orchard_Op<"graft"> {
  let arguments = (ins Variadic<AnyType>:$trees, Optional<AnyType>:$twig);
}
