// The implicit terminator is misspelt.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_PickedOp : Orchard_Op<"picked">;

def Orchard_PickOp : Orchard_Op<"pick", [SingleBlockImplicitTerminator<"PikcedOp">]> {
  let regions = (region AnyRegion:$body);
}
