// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Attributes : Orchard_Op<"attributes"> {
  let arguments = (ins AnyType:$attributes);
}
def Orchard_Operands : Orchard_Op<"operands"> {
  let arguments = (ins AnyType:$operands);
}
def Orchard_Regions : Orchard_Op<"regions"> {
  let regions = (region AnyRegion:$regions);
}
def Orchard_Type : Orchard_Op<"type"> {
  let arguments = (ins AnyType:$type);
}
