// Two groups of results without a fixed length.
// mlir-tblgen: 15:5, op has multiple variadic results but no specification over their sizes

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_SplitOp : Orchard_Op<"split"> {
  let results = (outs Variadic<AnyType>:$left, Variadic<AnyType>:$right);
}
