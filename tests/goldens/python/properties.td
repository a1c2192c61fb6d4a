// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

// A property takes the place of an operand, as it does in mlir-tblgen.
def Orchard_Water : Orchard_Op<"water"> {
  let arguments = (ins I64Prop:$liters, AnyType:$tree, StringProp:$class, AnyType:$bucket, I32Attr:$times,
                       DefaultValuedProp<I64Prop, "5">:$pause, UnitProp:$cold);
}
