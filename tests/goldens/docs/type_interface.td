// options: --gen-type-interface-docs

include "mlir/IR/Interfaces.td"

def Groundlike : TypeInterface<"GroundInterface"> {
  let cppNamespace = "::orchard";
  let description = "What can be walked on.";
}
def Reference : DeclareTypeInterfaceMethods<Groundlike>;
