// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Sized : TraitList<[TraitList<[AttrSizedOperandSegments]>, Terminator, AttrSizedOperandSegments]>;

def Orchard_Pick : Orchard_Op<"pick", [Terminator, Orchard_Sized, ElementwiseMappable]> {
  let arguments = (ins Variadic<AnyType>:$left, Variadic<AnyType>:$right);
}

def Orchard_BaseInterface : OpInterface<"Base">;
def Orchard_Interface : OpInterface<"Derived", [Orchard_BaseInterface]>;

def Orchard_Grow : Orchard_Op<"grow", [Orchard_Interface, PredOpTrait<"grows", CPred<"true">>, SingleBlock]> {
  let regions = (region AnyRegion:$body);
}
