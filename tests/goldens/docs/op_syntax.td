// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// Lines of the format come below each other; blank ones are dropped.
def Orchard_Sow : Orchard_Op<"sow"> {
  let assemblyFormat = [{
    `seed`
        attr-dict

    `deep`
  }];
}

// A format of blanks is none, and so is one that is written by hand.
def Orchard_Till : Orchard_Op<"till"> { let assemblyFormat = "  "; }
def Orchard_Water : Orchard_Op<"water"> { let hasCustomAssemblyFormat = 1; }
