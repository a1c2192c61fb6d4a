// options: --gen-op-interface-docs

include "mlir/IR/Interfaces.td"

// Only interfaces of this file, not references to them, and only their own methods.
def Growing : OpInterface<"GrowingInterface"> {
  let cppNamespace = "::orchard";
  let description = [{
    What grows.
  }];
  let methods = [InterfaceMethod<"How tall it is.", "unsigned", "getHeight">];
}
def Blooming : OpInterface<"BloomingInterface", [Growing]> {
  let methods = [InterfaceMethod<[{
    When it blooms.
  }], "Season", "getSeason">];
}
def Reference : DeclareOpInterfaceMethods<Growing>;
def Other : AttrInterface<"OtherInterface">;
