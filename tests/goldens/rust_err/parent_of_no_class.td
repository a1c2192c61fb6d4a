// Neither class of a parent exists, though the namespace is the dialect's own.
// mlir-tblgen: accepts it

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_RowOp : Orchard_Op<"row", [ParentOneOf<["::mlir::ModuleOp", "orchard::GreenhouseOp"]>]>;
