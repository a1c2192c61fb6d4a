// Sizes of groups are stored where there is one group.
// mlir-tblgen: 15:5, op must have at least two variadic operands to use 'AttrSizedOperandSegments' trait

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_PickOp : Orchard_Op<"pick", [AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$apples);
}
