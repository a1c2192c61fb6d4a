// options: --gen-op-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}

def Bare_Dialect : Dialect {
  let name = "";
  let cppNamespace = "";
}

// The class is what follows the first underscore of the record's name, in the namespace of the dialect or its own.
def Orchard_SowOp : Op<Orchard_Dialect, "sow">;
def Orchard_Deep_TillOp : Op<Orchard_Dialect, "till">;
def WaterOp : Op<Orchard_Dialect, "water"> { let cppNamespace = "::rain"; }
def LookOp : Op<Orchard_Dialect, "look"> { let cppNamespace = ""; }
def Bare_Op : Op<Bare_Dialect, "bare">;
