// options: --gen-op-doc --strip-prefix=::mlir::orchard::

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_SowOp : Orchard_Op<"sow">;
def Orchard_TillOp : Orchard_Op<"till"> { let cppNamespace = "::mlir"; }
