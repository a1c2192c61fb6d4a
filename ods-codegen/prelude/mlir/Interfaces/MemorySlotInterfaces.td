// Part of odsgen. Apache-2.0.
//
// Memory that can be replaced by values (promotion), and aggregates that can be taken apart (destructuring). Names and
// values are those of MLIR 22's mlir/Interfaces/MemorySlotInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_MEMORYSLOTINTERFACES
#define MLIR_INTERFACES_MEMORYSLOTINTERFACES

include "mlir/IR/OpBase.td"

// Promotion: allocations of memory, uses of it, and operations that would block promotion

def PromotableAllocationOpInterface : OpInterface<"PromotableAllocationOpInterface"> {
  let description = [{
    An operation that allocates memory for values: slots, each a pointer and the type of what is there.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The slots.", "::llvm::SmallVector<::mlir::MemorySlot>", "getPromotableSlots", (ins)>,
    InterfaceMethod<"Makes the value that is in a slot before anything is stored.",
      "::mlir::Value", "getDefaultValue", (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Called for each block argument that is added for a slot.",
      "void", "handleBlockArgument",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::BlockArgument":$argument, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Called when a slot was replaced; gives the operation to go on with, nothing if it is gone.",
      "::std::optional<::mlir::PromotableAllocationOpInterface>", "handlePromotionComplete",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::Value":$defaultValue, "::mlir::OpBuilder &":$builder)>,
  ];
}

def PromotableMemOpInterface : OpInterface<"PromotableMemOpInterface"> {
  let description = "An operation that loads from slots or stores to them.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it loads from the slot.", "bool", "loadsFrom", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"Whether it stores to the slot.", "bool", "storesTo", (ins "const ::mlir::MemorySlot &":$slot)>,
    InterfaceMethod<"The value it stores, made if need be; `reachingDef` is what was there before.",
      "::mlir::Value", "getStored",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::OpBuilder &":$builder, "::mlir::Value":$reachingDef,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Whether the uses of the slot can go, other uses that must then go too being given back.",
      "bool", "canUsesBeRemoved",
      (ins "const ::mlir::MemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<"Removes the uses; tells whether the operation is to be removed as well.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::mlir::MemorySlot &":$slot, "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses,
           "::mlir::OpBuilder &":$builder, "::mlir::Value":$reachingDefinition,
           "const ::mlir::DataLayout &":$dataLayout)>,
  ];
}

def PromotableOpInterface : OpInterface<"PromotableOpInterface"> {
  let description = "An operation that uses pointers to slots without loading or storing, and can do without them.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether the uses can go, other uses that must then go too being given back.",
      "bool", "canUsesBeRemoved",
      (ins "const ::llvm::SmallPtrSetImpl<::mlir::OpOperand *> &":$blockingUses,
           "::llvm::SmallVectorImpl<::mlir::OpOperand *> &":$newBlockingUses,
           "const ::mlir::DataLayout &":$datalayout)>,
    InterfaceMethod<"Removes the uses; tells whether the operation is to be removed as well.",
      "::mlir::DeletionKind", "removeBlockingUses",
      (ins "const ::llvm::SmallPtrSetImpl<mlir::OpOperand *> &":$blockingUses, "::mlir::OpBuilder &":$builder)>,
    InterfaceMethod<"Whether it wants to see the values that stores are replaced by.",
      "bool", "requiresReplacedValues", (ins), [{}], [{ return false; }]>,
    InterfaceMethod<"Called with these values and the operations that stored them.",
      "void", "visitReplacedValues",
      (ins "::llvm::ArrayRef<std::pair<::mlir::Operation*, ::mlir::Value>>":$mutatedDefs,
           "::mlir::OpBuilder &":$builder), [{}], [{ return; }]>,
  ];
}

// Destructuring

#ifdef ODS_SINCE_MLIR_23
def PromotableAliaserInterface : OpInterface<"PromotableAliaserInterface"> {
  let description = "An operation whose results are other pointers to a slot, or to a part of it.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Adds the slots that the results point to, for an operand that points to `parentSlot`.",
      "void", "getPromotableSlotAliases",
      (ins "::mlir::OpOperand &":$aliasedSlotPointerOperand, "const ::mlir::MemorySlot &":$parentSlot,
           "::llvm::SmallVectorImpl<::mlir::MemorySlot> &":$newMemorySlots)>,
    InterfaceMethod<"The value of the alias, made of that of the slot.",
      "::mlir::Value", "projectSlotValueToAliasValue",
      (ins "::mlir::OpOperand &":$aliasedSlotPointerOperand, "const ::mlir::MemorySlot &":$parentSlot,
           "const ::mlir::MemorySlot &":$aliasSlot, "::mlir::Value":$slotValue, "::mlir::OpBuilder &":$builder), "",
      CppBody>,
    InterfaceMethod<"The value of the slot, made of that of the alias and what was there before.",
      "::mlir::Value", "projectAliasValueToSlotValue",
      (ins "::mlir::OpOperand &":$aliasedSlotPointerOperand, "const ::mlir::MemorySlot &":$parentSlot,
           "const ::mlir::MemorySlot &":$aliasSlot, "::mlir::Value":$aliasValue, "::mlir::Value":$reachingDef,
           "::mlir::OpBuilder &":$builder), "", CppBody>,
  ];
  let verify = CppBody;
}

def PromotableRegionOpInterface : OpInterface<"PromotableRegionOpInterface"> {
  let description = "An operation through whose regions the value of a slot can be passed.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it can be passed through the region, in which there may be stores.",
      "bool", "isRegionPromotable",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::Region *":$region, "bool":$hasValueStores)>,
    InterfaceMethod<"Makes each region ready, and says which value reaches it.",
      "void", "setupPromotion",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::Value":$reachingDef, "bool":$hasValueStores,
           "::llvm::SmallMapVector<::mlir::Region *, ::mlir::Value, 2> &":$regionsToProcess)>,
    InterfaceMethod<"Called when the values at the end of each block are known; gives the one after the operation.",
      "::mlir::Value", "finalizePromotion",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::Value":$entryReachingDef, "bool":$hasValueStores,
           "const ::llvm::DenseMap<::mlir::Block *, ::mlir::Value> &":$reachingAtBlockEnd,
           "::mlir::OpBuilder &":$builder)>,
  ];
}

#endif
def DestructurableAllocationOpInterface : OpInterface<"DestructurableAllocationOpInterface"> {
  let description = "An operation that allocates memory for aggregates, and can allocate their parts instead.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The slots whose parts are known.",
      "::llvm::SmallVector<::mlir::DestructurableMemorySlot>", "getDestructurableSlots", (ins)>,
    InterfaceMethod<"Allocates the parts in use; gives a slot for each, and the new operations.",
      "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot>", "destructure",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "const ::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices, "::mlir::OpBuilder &":$builder,
           "::mlir::SmallVectorImpl<::mlir::DestructurableAllocationOpInterface> &":$newAllocators)>,
    InterfaceMethod<"Called when the slot is no longer used; gives the operation to go on with, nothing if it is gone.",
      "::std::optional<::mlir::DestructurableAllocationOpInterface>", "handleDestructuringComplete",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot, "::mlir::OpBuilder &":$builder)>,
  ];
}

def SafeMemorySlotAccessOpInterface : OpInterface<"SafeMemorySlotAccessOpInterface"> {
  let description = "An operation that stays inside the slots it uses.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it does so, provided that the slots given back are used so too.",
      "::llvm::LogicalResult", "ensureOnlySafeAccesses",
      (ins "const ::mlir::MemorySlot &":$slot, "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
  ];
}

def DestructurableAccessorOpInterface : OpInterface<"DestructurableAccessorOpInterface"> {
  let description = "An operation that uses a part of an aggregate, and can use a slot of that part instead.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"Whether it can; gives back the parts it uses, and slots that must be used safely.",
      "bool", "canRewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::SmallPtrSetImpl<::mlir::Attribute> &":$usedIndices,
           "::mlir::SmallVectorImpl<::mlir::MemorySlot> &":$mustBeSafelyUsed,
           "const ::mlir::DataLayout &":$dataLayout)>,
    InterfaceMethod<"Does so; tells whether the operation is to be removed.",
      "::mlir::DeletionKind", "rewire",
      (ins "const ::mlir::DestructurableMemorySlot &":$slot,
           "::llvm::DenseMap<::mlir::Attribute, ::mlir::MemorySlot> &":$subslots, "::mlir::OpBuilder &":$builder,
           "const ::mlir::DataLayout &":$dataLayout)>,
  ];
}

def DestructurableTypeInterface : TypeInterface<"DestructurableTypeInterface"> {
  let description = "A type of aggregates, whose parts are found by attributes.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The types of all parts; nothing if it cannot be taken apart.",
      "::std::optional<::llvm::DenseMap<::mlir::Attribute, ::mlir::Type>>", "getSubelementIndexMap", (ins)>,
    InterfaceMethod<"The type of one part; null if there is none.",
      "::mlir::Type", "getTypeAtIndex", (ins "::mlir::Attribute":$index)>,
  ];
}

#endif // MLIR_INTERFACES_MEMORYSLOTINTERFACES
