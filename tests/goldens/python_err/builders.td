// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_None : Orchard_Op<"none"> {
  let skipDefaultBuilders = 1;
}
def Orchard_Defaults : Orchard_Op<"defaults"> {
  let builders = [OpBuilder<(ins CArg<"int", "1">:$times, "int":$depth)>];
}
def Orchard_WrongOperator : Orchard_Op<"wrong_operator"> {
  let builders = [OpBuilder<(outs "int":$times)>];
}
