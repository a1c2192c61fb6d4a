// Part of odsgen. Apache-2.0.
//
// Attributes that bind loops to the units of a device. Names and values are those of MLIR 22's
// mlir/Dialect/SCF/IR/DeviceMappingInterface.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_DEVICEMAPPINGINTERFACE
#define MLIR_DEVICEMAPPINGINTERFACE

include "mlir/IR/OpBase.td"

def DeviceMappingAttrInterface : AttrInterface<"DeviceMappingAttrInterface"> {
  let cppNamespace = "::mlir";
  let description = "Names the kind of units that run a loop: blocks, threads, …";
  let methods = [
    InterfaceMethod<"The number of the kind.", "int64_t", "getMappingId", (ins)>,
    InterfaceMethod<"Whether the units are numbered in one dimension.", "bool", "isLinearMapping", (ins)>,
    InterfaceMethod<"The index among the kinds of its group, from zero.", "int64_t", "getRelativeIndex", (ins)>
  ];
}

def DeviceMaskingAttrInterface : AttrInterface<"DeviceMaskingAttrInterface"> {
  let cppNamespace = "::mlir";
  let description = "Selects some of the units that run a loop; they are numbered among themselves.";
  let methods = [
    InterfaceMethod<"Computes the number among the selected units of a physical one, an i64.",
      "Value", "createLogicalLinearMappingId", (ins "OpBuilder&":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<"Computes whether a physical unit, an i64, is selected.",
      "Value", "createIsActiveIdPredicate", (ins "OpBuilder&":$builder, "Value":$physicalLinearMappingId)>,
    InterfaceMethod<"The most units that it can select from.", "int64_t", "getMaxNumPhysicalIds", (ins)>
  ];
}

def DeviceMappingArrayAttr : TypedArrayAttrBase<
    AnyAttrOf<[DeviceMappingAttrInterface, DeviceMaskingAttrInterface]>, "Device Mapping array attribute">;

#endif // MLIR_DEVICEMAPPINGINTERFACE
