// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// The first letter is made a capital, blanks around are dropped, everything else stays.
def Orchard_Sow : Orchard_Op<"sow"> { let summary = "  puts seeds | into the ground\n "; }

// A summary or description of blanks is none.
def Orchard_Till : Orchard_Op<"till"> {
  let summary = "  ";
  let description = " \n ";
}

// Letters beyond ASCII have no capitals here.
def Orchard_Water : Orchard_Op<"water"> { let summary = "über"; }
