// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Dots : Orchard_Op<"pick.red.ripe">;
def Orchard_Dashes : Orchard_Op<"pick-ripe fruit">;
def Orchard_Digit : Orchard_Op<"2d_grid">;
def Orchard_Keyword : Orchard_Op<"yield">;
def Orchard_Keyword_Inside : Orchard_Op<"pick.yield">;
def Orchard_Letters : Orchard_Op<"réseau">;
// The function would hide the class.
def Orchard_Graft : Orchard_Op<"Graft">;
def Orchard_2 : Orchard_Op<"two">;
def _Underscore : Orchard_Op<"underscore">;
def Orchard_ : Orchard_Op<"no_class">;
def Plain : Orchard_Op<"plain">;
// Classes are ordered by the names of their records, numbers by their value.
def Orchard_Op10 : Orchard_Op<"ten">;
def Orchard_Op9 : Orchard_Op<"nine">;
