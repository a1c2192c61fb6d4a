// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// Dots and underscores are both underscores in Python.
def Orchard_PickAllOp : Orchard_Op<"pick.all">;
def Orchard_PickEveryOp : Orchard_Op<"pick_all">;

// A keyword gets an underscore, which another name has.
def Orchard_SortOp : Orchard_Op<"sort"> {
  let arguments = (ins AnyType:$class, AnyType:$class_);
}

// A function like the class of another operation.
def Orchard_GrowOp : Orchard_Op<"grow">;
def Orchard_Grow2Op : Orchard_Op<"GrowOp">;
