// options: --gen-dialect-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// A group is a section; everything in it is one level deeper, even headings of descriptions. Groups and operations alone
// are sorted together, without regard to case: by title, and by mnemonic.
def Work : OpDocGroup {
  let summary = " Work on the field ";
  let description = [{
    # Not easy
    But healthy.
  }];
}
def Untitled : OpDocGroup {
  let summary = "";
  let description = "Never shown.";
}

def Orchard_Zebra : Orchard_Op<"zebra">;
def Orchard_Sow : Orchard_Op<"sow"> {
  let opDocGroup = Work;
  let description = "## Seeds\n#hashtag";
}
def Orchard_Apple : Orchard_Op<"Apple">;
def Orchard_Reap : Orchard_Op<"reap"> { let opDocGroup = Work; }
def Orchard_Look : Orchard_Op<"look"> { let opDocGroup = Untitled; }
def Orchard_Listen : Orchard_Op<"listen"> { let opDocGroup = Untitled; }
