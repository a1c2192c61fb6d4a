// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// In the documentation of operations alone groups do not count.
def Work : OpDocGroup {
  let summary = "Work";
  let description = "On the field.";
}
def Orchard_Sow : Orchard_Op<"sow"> { let opDocGroup = Work; }
