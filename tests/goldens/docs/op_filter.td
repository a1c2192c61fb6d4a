// options: --gen-op-doc --op-include-regex=^orchard.[st] --op-exclude-regex=(ll|ep)$

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Reap : Orchard_Op<"reap">;
def Orchard_Seep : Orchard_Op<"seep">;
def Orchard_Sow : Orchard_Op<"sow">;
def Orchard_Take : Orchard_Op<"take">;
def Orchard_Till : Orchard_Op<"till">;
