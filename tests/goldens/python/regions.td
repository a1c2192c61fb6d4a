// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Fixed : Orchard_Op<"fixed"> {
  let regions = (region AnyRegion:$body, SizedRegion<1>, MinSizedRegion<1>:$class);
}

def Orchard_Variadic : Orchard_Op<"variadic"> {
  let regions = (region AnyRegion:$body, VariadicRegion<SizedRegion<1>>:$CaseRegions);
}

def Orchard_OnlyVariadic : Orchard_Op<"only_variadic"> {
  let regions = (region VariadicRegion<AnyRegion>:$regions);
}
