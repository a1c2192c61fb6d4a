// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_OneLine : Orchard_Op<"one_line"> {
  let summary = "a summary goes nowhere";
  let description = "Grows a tree.";
}

def Orchard_Indented : Orchard_Op<"indented"> {
  let description = [{

    Grows a tree.

      - slowly
   - outside of the rest

    ```mlir
    orchard.indented {}
    ```
  }];
}

def Orchard_Quotes : Orchard_Op<"quotes"> {
  let description = [{Three """ and four """" and six """""" quotes, a \ backslash, {0} braces}];
}

def Orchard_Blank : Orchard_Op<"blank"> {
  let description = "  \n \t \n";
}

def Orchard_Trailing : Orchard_Op<"trailing"> {
  let description = "  first\n    second  \n\n \n   ";
}

def Orchard_Tabs : Orchard_Op<"tabs"> {
  let description = "\t\tfirst\n\t second\n\tthird";
}

def Orchard_Letters : Orchard_Op<"letters"> {
  let description = "Bäume – trees\n   und Äpfel";
}
