// Part of odsgen. Apache-2.0.
//
// How control flows between blocks and regions. Names and values are those of MLIR 22's
// mlir/Interfaces/ControlFlowInterfaces.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef MLIR_INTERFACES_CONTROLFLOWINTERFACES
#define MLIR_INTERFACES_CONTROLFLOWINTERFACES

include "mlir/IR/OpBase.td"

// Branches between blocks

def BranchOpInterface : OpInterface<"BranchOpInterface"> {
  let description = [{
    A terminator that passes values to the arguments of its successors. First come those that it makes itself, then
    operands.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"What is passed to the successor at the index.",
      "::mlir::SuccessorOperands", "getSuccessorOperands", (ins "unsigned":$index)>,
    InterfaceMethod<"The block argument that the operand at the index is passed to; nothing if it is not passed.",
      "::std::optional<::mlir::BlockArgument>", "getSuccessorBlockArgument", (ins "unsigned":$operandIndex), CppBody>,
    InterfaceMethod<"The successor if the operands have these values; null if it cannot be told.",
      "::mlir::Block *", "getSuccessorForOperands", (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands), [{}],
      [{ return nullptr; }]>,
    InterfaceMethod<"Whether a value of the first type may be passed to an argument of the second.",
      "bool", "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}], [{ return lhs == rhs; }]>,
  ];

  // What is passed fits the arguments of each successor, in number and types.
  let verify = CppBody;
}

// Between an operation and its regions

def RegionBranchOpInterface : OpInterface<"RegionBranchOpInterface"> {
  let description = [{
    An operation that says in which order its regions run. Control branches from the operation itself ("parent") or from
    a terminator in a region, and goes to a region, whose arguments get the values passed, or back to the operation,
    whose results do.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that are passed to `successor` when the operation starts.",
      "::mlir::OperandRange", "getEntrySuccessorOperands", (ins "::mlir::RegionSuccessor":$successor), [{}], CppBody>,
    InterfaceMethod<"Where control may go when the operation starts, its operands having these values or null.",
      "void", "getEntrySuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), [{}],
      [{ $_op.getSuccessorRegions(mlir::RegionBranchPoint::parent(), regions); }]>,
    InterfaceMethod<"Where control may go from `point`.",
      "void", "getSuccessorRegions",
      (ins "::mlir::RegionBranchPoint":$point, "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions)>,
    InterfaceMethod<"Where control may go from the terminators in `region`.",
      "void", "getSuccessorRegions",
      (ins "::mlir::Region&":$region, "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), [{}], CppBody>,
#ifdef ODS_SINCE_MLIR_23
    InterfaceMethod<"The values that get what is passed to `successor`: arguments of a region, or results.",
      "::mlir::ValueRange", "getSuccessorInputs", (ins "::mlir::RegionSuccessor":$successor), [{}],
      [{ return ::mlir::ValueRange(); }]>,
#endif
    InterfaceMethod<"From where control may come to `successor`.",
      "void", "getPredecessors",
      (ins "::mlir::RegionSuccessor":$successor, "::llvm::SmallVectorImpl<::mlir::RegionBranchPoint> &":$predecessors),
      [{}], CppBody>,
    InterfaceMethod<"The values that may be passed to `successor` in the place `index`.",
      "void", "getPredecessorValues",
      (ins "::mlir::RegionSuccessor":$successor, "int":$index,
           "::llvm::SmallVectorImpl<::mlir::Value> &":$predecessorValues), [{}], CppBody>,
    InterfaceMethod<"How often each region runs at least and at most, the operands having these values.",
      "void", "getRegionInvocationBounds",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::InvocationBounds> &":$invocationBounds), [{}],
      [{ invocationBounds.append($_op->getNumRegions(), ::mlir::InvocationBounds::getUnknown()); }]>,
    InterfaceMethod<"Whether a value of the first type may be passed to a place of the second.",
      "bool", "areTypesCompatible", (ins "::mlir::Type":$lhs, "::mlir::Type":$rhs), [{}], [{ return lhs == rhs; }]>,
  ];

  // What is passed fits the place it goes to, in number and types.
  let verify = CppBody;
  let verifyWithRegions = 1;
}

def RegionBranchTerminatorOpInterface : OpInterface<"RegionBranchTerminatorOpInterface"> {
  let description = "A terminator from which control goes to another region of the parent, or back to the parent.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The operands that are passed there, to be changed.",
#ifdef ODS_SINCE_MLIR_23
      "::mlir::MutableOperandRange", "getMutableSuccessorOperands", (ins "::mlir::RegionSuccessor":$point), [{}],
      CppBody>,
#else
      "::mlir::MutableOperandRange", "getMutableSuccessorOperands", (ins "::mlir::RegionSuccessor":$point)>,
#endif
    InterfaceMethod<"Where control may go, the operands having these values, null if unknown.",
      "void", "getSuccessorRegions",
      (ins "::llvm::ArrayRef<::mlir::Attribute>":$operands,
           "::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &":$regions), [{}], CppBody>,
  ];

  // It is a terminator that has no results and no successors.
  let verify = CppBody;
}

// Passes all its operands to the parent, or to the next region.
def ReturnLike : TraitList<[
  DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>,
#ifdef ODS_SINCE_MLIR_23
  NativeOpTrait<"ReturnLike">,
#else
  NativeOpTrait<"ReturnLike", [], "", [{
          ::mlir::MutableOperandRange $cppClass::getMutableSuccessorOperands(
            ::mlir::RegionSuccessor successor) {
            return ::mlir::MutableOperandRange(*this);
          }
        }]>,
#endif
]>;

def SelectLikeOpInterface : OpInterface<"SelectLikeOpInterface"> {
  let description = [{
    An operation whose result is one of two operands: the first if the condition is 1, else the second; each element for
    itself where the condition is shaped.
  }];
  let cppNamespace = "::mlir";
  let methods = !foreach(what, ["FalseValue", "TrueValue", "Condition"],
    InterfaceMethod<"The operand.", "::mlir::Value", "get" # what, (ins)>);
}

// Weights: how likely each branch is, as a part of the sum

def WeightedBranchOpInterface : OpInterface<"WeightedBranchOpInterface"> {
  let description = "A terminator with a weight for each successor, by default in an attribute `branch_weights`.";
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The weights, unsigned; none if they are not known.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins), [{}], CppBody>,
    InterfaceMethod<"Sets the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), [{}], CppBody>,
  ];
  let verify = [{ return ::mlir::detail::verifyBranchWeights($_op); }];
}

def WeightedRegionBranchOpInterface : OpInterface<"WeightedRegionBranchOpInterface"> {
  let description = [{
    An operation with a weight for each region, of control going there when the operation starts, by default in an
    attribute `region_weights`.
  }];
  let cppNamespace = "::mlir";
  let methods = [
    InterfaceMethod<"The weights, unsigned; none if they are not known.",
      "::llvm::ArrayRef<int32_t>", "getWeights", (ins), [{}], CppBody>,
    InterfaceMethod<"Sets the weights.",
      "void", "setWeights", (ins "::llvm::ArrayRef<int32_t>":$weights), [{}], CppBody>,
  ];
  let verify = [{ return ::mlir::detail::verifyRegionBranchWeights($_op); }];
}

#endif // MLIR_INTERFACES_CONTROLFLOWINTERFACES
