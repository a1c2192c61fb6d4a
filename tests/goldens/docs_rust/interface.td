// options: --of op-interfaces

include "mlir/IR/Interfaces.td"

def Orchard_Growing : OpInterface<"Growing"> {
  let cppNamespace = "::mlir::orchard";
  let description = "Operations that grow something.";
  let methods = [
    InterfaceMethod<"The height.", "int64_t", "getHeight">,
    InterfaceMethod<"The height after some time.", "int64_t", "getHeightAfter", (ins "int64_t":$days), [{}], [{ return days; }]>,
    InterfaceMethod<"Only C++ has this code.", "bool", "isRipe", (ins), [{}], [{ return look(); }]>,
    InterfaceMethod<"Only C++ has this type.", "void", "visit", (ins "Visitor &":$visitor)>,
  ];
}
