// options: --gen-dialect-doc --op-exclude-regex=sow --strip-prefix=

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Sow : Orchard_Op<"sow">;
def Orchard_Reap : Orchard_Op<"reap">;
