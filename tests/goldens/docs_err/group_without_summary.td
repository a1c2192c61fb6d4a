// options: --gen-dialect-doc

include "mlir/IR/OpBase.td"

def Orchard_Dialect : Dialect {
  let name = "orchard";
  let cppNamespace = "::mlir::orchard";
}
def Work : OpDocGroup {
  let summary = ?;
  let description = "Has no summary.";
}
def Orchard_SowOp : Op<Orchard_Dialect, "sow"> { let opDocGroup = Work; }
