// Bodies of interface methods: one with a form in Rust, one without, and one that misspells a method.

include "mlir/IR/OpBase.td"

def D : Dialect { let name = "d"; let cppNamespace = "::d"; }

def Costly : OpInterface<"Costly"> {
  let cppNamespace = "::d";
  let methods = [
    InterfaceMethod<"Whether it has operands.", "bool", "hasOperands", (ins), "", "return $_op->getNumOperands() > 0;">,
    InterfaceMethod<"The cost.", "int", "getCost", (ins), "", "return computeCost($_op);">,
    InterfaceMethod<"Whether it has many operands.", "bool", "isWide", (ins), "", "return $_op.getNumOperand() > 3;">
  ];
}

def RunOp : Op<D, "run", [DeclareOpInterfaceMethods<Costly>]>;
