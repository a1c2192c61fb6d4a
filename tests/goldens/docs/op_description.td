// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// Blank lines at the start and the margin that all lines share go; relative indentation stays.
def Orchard_Sow : Orchard_Op<"sow"> {
  let description = [{


      Puts seeds into the ground.
        - wheat
      	- rye

    The line that has the smallest margin.   
  }];
}

// Text without a newline at its end gets one.
def Orchard_Till : Orchard_Op<"till"> { let description = "Turns the ground."; }

// Newlines at the end stay.
def Orchard_Water : Orchard_Op<"water"> { let description = "Gives water.\n\n"; }
