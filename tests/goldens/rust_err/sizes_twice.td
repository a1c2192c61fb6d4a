// Two traits say the sizes of groups.
// mlir-tblgen: 15:5, op cannot have both 'AttrSizedOperandSegments' and 'SameVariadicOperandSize' traits

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_GraftOp : Orchard_Op<"graft", [SameVariadicOperandSize, AttrSizedOperandSegments]> {
  let arguments = (ins Variadic<AnyType>:$trees, Variadic<AnyType>:$twigs);
}
