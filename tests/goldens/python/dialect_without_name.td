// options: -gen-python-op-bindings -bind-dialect=orchard

// Operations of a dialect without a name are those of no dialect that can be asked for.

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Nameless_Dialect : Dialect {
  let name = "";
}

def Nameless_Grow : Op<Nameless_Dialect, "grow">;
def Nameless_Dotted : Op<Nameless_Dialect, "grow.more">;
def Orchard_Grow : Orchard_Op<"grow">;
