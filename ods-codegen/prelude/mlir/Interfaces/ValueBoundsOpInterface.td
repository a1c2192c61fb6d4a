// Part of odsgen. Apache-2.0.
//
// Bounds of values and sizes in terms of others. Names and values are those of MLIR 22's
// mlir/Interfaces/ValueBoundsOpInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef VALUEBOUNDSOPINTERFACE
#define VALUEBOUNDSOPINTERFACE

include "mlir/IR/OpBase.td"

def ValueBoundsOpInterface : OpInterface<"ValueBoundsOpInterface"> {
  let description = "An operation that knows constraints on its index results, and on sizes of its shaped results.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Adds those on an index.",
      "void", "populateBoundsForIndexValue",
      (ins "::mlir::Value":$value, "::mlir::ValueBoundsConstraintSet &":$cstr), "",
      [{ llvm_unreachable("not implemented"); }]>,
    InterfaceMethod<"Adds those on the size of a dimension.",
      "void", "populateBoundsForShapedValueDim",
      (ins "::mlir::Value":$value, "int64_t":$dim, "::mlir::ValueBoundsConstraintSet &":$cstr), "",
      [{ llvm_unreachable("not implemented"); }]>,
  ];
}

#endif // VALUEBOUNDSOPINTERFACE
