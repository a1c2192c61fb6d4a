// options: --gen-pass-doc

include "mlir/Pass/PassBase.td"

// Sorted by the name on the command line.
def WeedField : Pass<"weed", "FieldOp"> {
  let summary = "removes weeds";
  let description = [{
    All of them.

      Even small ones.
  }];
}
def Plough : InterfacePass<"plough", "GroundInterface">;
def Admire : Pass<"Admire"> { let description = "\n"; }
