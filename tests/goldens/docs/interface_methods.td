// options: --gen-op-interface-docs

include "mlir/IR/Interfaces.td"

// A blank stands between type and name unless the type ends with '&' or '*'. Who has a body need not be implemented.
def Growing : OpInterface<"Growing"> {
  let methods = [
    StaticInterfaceMethod<"", "::orchard::Seed &", "getSeed", (ins "int":$a, " Field ":$b, "T *":$c)>,
    InterfaceMethod<"", "void *", "getRoot", (ins), "return nullptr;">,
    InterfaceMethod<"", "bool", "isWet", (ins), "", "return true;">,
    InterfaceMethod<"  ", "void", "blank", (ins "int"), "  ">
  ];
}
