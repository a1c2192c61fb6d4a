// No operation has the class of a parent, which is one of the own dialect because it has no namespace.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_RowOp : Orchard_Op<"row", [ParentOneOf<["::mlir::ModuleOp", "GreenhouseOp"]>]>;
