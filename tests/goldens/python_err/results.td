// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_NoRecord : Orchard_Op<"no_record"> {
  let results = (outs 1:$fruit);
}
def Orchard_WrongOperator : Orchard_Op<"wrong_operator"> {
  let results = (ins AnyType:$fruit);
}
def Orchard_Groups : Orchard_Op<"groups"> {
  let results = (outs VariadicOfVariadic<AnyType, "sizes">:$groups);
}
