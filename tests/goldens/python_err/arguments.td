// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_NoRecord : Orchard_Op<"no_record"> {
  let arguments = (ins "AnyType":$tree);
}
def Orchard_WrongRecord : Orchard_Op<"wrong_record"> {
  let arguments = (ins AnyRegion:$tree);
}
def Orchard_NamelessAttribute : Orchard_Op<"nameless_attribute"> {
  let arguments = (ins I32Attr);
}
def Orchard_NamelessProperty : Orchard_Op<"nameless_property"> {
  let arguments = (ins I32Prop);
}
def Orchard_Derived : Orchard_Op<"derived"> {
  let arguments = (ins DerivedAttr<"int", "return 1;">:$computed);
}
def Orchard_Unset : Orchard_Op<"unset"> {
  let arguments = ?;
}
