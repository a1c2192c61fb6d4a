// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_WrongRegions : Orchard_Op<"wrong_regions"> {
  let regions = (ins AnyRegion:$body);
}
def Orchard_VariadicRegionFirst : Orchard_Op<"variadic_region_first"> {
  let regions = (region VariadicRegion<AnyRegion>:$bodies, AnyRegion:$last);
}
def Orchard_VariadicRegionWithoutName : Orchard_Op<"variadic_region_without_name"> {
  let regions = (region VariadicRegion<AnyRegion>);
}
def Orchard_WrongSuccessors : Orchard_Op<"wrong_successors"> {
  let successors = (region AnySuccessor:$next);
}
def Orchard_VariadicSuccessorFirst : Orchard_Op<"variadic_successor_first"> {
  let successors = (successor VariadicSuccessor<AnySuccessor>:$rest, AnySuccessor:$last);
}
