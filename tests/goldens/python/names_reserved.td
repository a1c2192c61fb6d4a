// options: -gen-python-op-bindings -bind-dialect=orchard

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::orchard";
}

class Orchard_Op<string mnemonic, list<Trait> traits = []> : Op<Orchard_Dialect, mnemonic, traits>;

def Orchard_Keywords : Orchard_Op<"lambda"> {
  let arguments = (ins AnyType:$class, I32Attr:$from, UnitAttr:$yield, Optional<AnyType>:$async);
  let results = (outs AnyType:$def);
  let regions = (region AnyRegion:$global);
  let successors = (successor AnySuccessor:$pass);
}

// Functions that generated code calls.
def Orchard_Functions : Orchard_Op<"callable"> {
  let arguments = (ins AnyType:$callable, I32Attr:$issubclass, OptionalAttr<I32Attr>:$print);
  let results = (outs AnyType:$isinstance);
}

// Members that every class of an operation has, and what generated code uses itself.
def Orchard_Members : Orchard_Op<"results"> {
  let arguments = (ins AnyType:$self, AnyType:$loc, I32Attr:$ip, I32Attr:$context, AnyType:$verify,
                       AnyType:$_ods_mine, AnyType:$mine_ods, AnyType:$ods, AnyType:$get_asm);
  let results = (outs AnyType:$create);
  let successors = (successor AnySuccessor:$DIALECT_NAMESPACE, AnySuccessor:$OPERATION_NAME);
}
