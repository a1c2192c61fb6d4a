// Part of odsgen. Apache-2.0.
//
// Interfaces of operations that access memory through affine maps. Names and values are those of MLIR 22's
// mlir/Dialect/Affine/IR/AffineMemoryOpInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef AFFINEMEMORYOPINTERFACES
#define AFFINEMEMORYOPINTERFACES

include "mlir/IR/OpBase.td"

// The methods of reads and writes, but for the value. C++ implements them for the operand layout of these operations.
defvar AffineAccessMethods = [
  InterfaceMethod<"The memref.", "::mlir::Value", "getMemRef", (ins), [{}], CppBody>,
  InterfaceMethod<"The type of the memref.", "::mlir::MemRefType", "getMemRefType", (ins), [{}], CppBody>,
  InterfaceMethod<"The operands of the map.", "::mlir::Operation::operand_range", "getMapOperands", (ins), [{}],
                  CppBody>,
  InterfaceMethod<"The map that computes the indices.", "::mlir::AffineMap", "getAffineMap", (ins), [{}],
                  CppBody>
];

def AffineReadOpInterface : OpInterface<"AffineReadOpInterface"> {
  let description = "Operations that read from a memref through an affine map.";
  let cppNamespace = "::mlir::affine";
  let methods = AffineAccessMethods # [
    InterfaceMethod<"The value that is read.", "::mlir::Value", "getValue", (ins), [{}], CppBody>
  ];
}

def AffineWriteOpInterface : OpInterface<"AffineWriteOpInterface"> {
  let description = "Operations that write to a memref through an affine map.";
  let cppNamespace = "::mlir::affine";
  let methods = AffineAccessMethods # [
    InterfaceMethod<"The value that is written.", "::mlir::Value", "getValueToStore", (ins), [{}], CppBody>
  ];
}

def AffineMapAccessInterface : OpInterface<"AffineMapAccessInterface"> {
  let description = "Operations that use memrefs, each through an affine map.";
  let cppNamespace = "::mlir::affine";
  let methods = [
    InterfaceMethod<"The attribute with the map for a memref, and its name.", "::mlir::NamedAttribute",
                    "getAffineMapAttrForMemRef", (ins "::mlir::Value":$memref), [{}], CppBody>
  ];
}

#endif // AFFINEMEMORYOPINTERFACES
