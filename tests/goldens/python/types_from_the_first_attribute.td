// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Constant : Orchard_Op<"constant", [FirstAttrDerivedResultType]> {
  let arguments = (ins AnyType:$tree, TypedAttrInterface:$value, I32Attr:$other);
  let results = (outs AnyType:$first, AnyType:$second);
}

def Orchard_Derived : Orchard_Op<"derived", [FirstAttrDerivedResultType]> {
  let results = (outs AnyType:$first);
  DerivedAttr computed = DerivedAttr<"int", "return 1;">;
}

def Orchard_Maybe : Orchard_Op<"maybe", [FirstAttrDerivedResultType]> {
  let arguments = (ins TypedAttrInterface:$value);
  let results = (outs Optional<AnyType>:$maybe);
}
