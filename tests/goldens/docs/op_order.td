// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// By the bytes of the records' names, so that 10 comes before 9 and capitals before small letters.
def Orchard_b : Orchard_Op<"first_defined">;
def Orchard_A : Orchard_Op<"a">;
def Orchard_Sow_9 : Orchard_Op<"nine">;
def Orchard_Sow_10 : Orchard_Op<"ten">;
