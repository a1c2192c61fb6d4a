// Part of odsgen. Apache-2.0.
//
// Operations about shapes. Names and values are those of MLIR 22's mlir/Interfaces/ShapedOpInterfaces.td (LLVM Project,
// Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_SHAPEDOPINTERFACES
#define MLIR_INTERFACES_SHAPEDOPINTERFACES

include "mlir/IR/OpBase.td"

def ShapedDimOpInterface : OpInterface<"ShapedDimOpInterface"> {
  let description = "An operation that gives the size of one dimension.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The value with the shape.", "::mlir::Value", "getShapedValue", (ins)>,
    InterfaceMethod<"The dimension.", "::mlir::OpFoldResult", "getDimension", (ins)>,
  ];
  let verify = [{ return verifyShapedDimOpInterface($_op); }];
}

#endif // MLIR_INTERFACES_SHAPEDOPINTERFACES
