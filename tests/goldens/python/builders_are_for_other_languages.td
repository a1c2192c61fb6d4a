// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Grow : Orchard_Op<"grow"> {
  let arguments = (ins AnyType:$tree);
  let skipDefaultBuilders = 1;
  let builders = [OpBuilder<(ins "Value":$tree, CArg<"int", "1">:$times)>, OpBuilder<(ins)>];
}
