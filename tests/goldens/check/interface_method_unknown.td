// A declared method that the interface does not have; those of its base are known.
include "mlir/IR/Interfaces.td"
include "mlir/IR/OpBase.td"
def D : Dialect { let name = "d"; let cppNamespace = "::d"; }
def Base : OpInterface<"Base"> { let methods = [InterfaceMethod<"", "int64_t", "getBase", (ins), "", "return 1;">]; }
def Latency : OpInterface<"Latency", [Base]> { let methods = [InterfaceMethod<"", "int64_t", "getLatency", (ins), "", "return 0;">]; }
def AOp : Op<D, "a", [DeclareOpInterfaceMethods<Latency, ["getBase", "getLatncy"]>]>;
