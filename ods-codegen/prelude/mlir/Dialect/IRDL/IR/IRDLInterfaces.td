// Part of odsgen. Apache-2.0.
//
// The interfaces of constraints. Names and values are those of MLIR 22's mlir/Dialect/IRDL/IR/IRDLInterfaces.td
// (LLVM Project, Apache-2.0 WITH LLVM-exception). Their methods return C++ objects, and are left out.

#ifndef IRDL_INTERFACES_ODS
#define IRDL_INTERFACES_ODS

include "mlir/IR/OpBase.td"

class VerifyInterface<string name> : OpInterface<"Verify" # name # "Interface"> {
  let cppNamespace = "::mlir::irdl";
}

def VerifyConstraintInterface : VerifyInterface<"Constraint">;
def VerifyRegionInterface : VerifyInterface<"Region">;

#endif
