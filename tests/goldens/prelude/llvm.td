// An instance of each class of mlir/Dialect/LLVMIR/LLVMOpBase.td, and of classes of transform, pdl and ptr.
//
// TransformTypeInterfaceBase is left out, because its C++ is.

include "mlir/Dialect/LLVMIR/LLVMOpBase.td"
include "mlir/Dialect/PDL/IR/PDLTypes.td"
include "mlir/Dialect/Ptr/IR/PtrDialect.td"
include "mlir/Dialect/Transform/IR/TransformAttrs.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"

def Pointer3 : LLVM_PointerInAddressSpace<3>;
def Vector : LLVM_VectorOf<F32>;
def ScalarOrVector : LLVM_ScalarOrVectorOf<LLVM_AnyFloat>;

def OpOfAnother : LLVM_OpBase<PDL_Dialect, "other", [Pure]>;
def Operation : LLVM_Op<"operation", [Pure]>, LLVM_MemOpPatterns {
  let llvmBuilder = "auto *inst = builder.make();" # setAlignmentCode # setVolatileCode;
}
def Access : LLVM_MemAccessOpBase<"access", [Pure]> {
  let arguments = !con((ins LLVM_AnyPointer:$address), aliasAttrs);
}

// Each interface of intrinsics alone, all together, and none.
foreach i = [0, 1, 2, 3, 4] in {
  def With # i : LLVM_IntrOpBase<PDL_Dialect, "with" # i, "with_" # i, [0], [1, 2], [Pure], 1, !eq(i, 0), !eq(i, 1),
                                 !eq(i, 2), !eq(i, 3), !eq(i, 4), [1, 2], ["a", "b"]> {
    let arguments = baseArgs;
  }
}
def All : LLVM_IntrOp<"all.of", [0], [1], [Pure], 1, 1, 1, 1, 1, 1, [0], ["a"]> {
  let arguments = !con((ins LLVM_Type:$value), baseArgs);
}
def None : LLVM_IntrOp<"none", [], [], [], 0>;
def Zero : LLVM_ZeroResultIntrOp<"zero", [0, 1], [Pure], 1, 0, 1, 1, [0, 1], ["x", "y"]>;
def ZeroAlias : LLVM_ZeroResultIntrOp<"zero.alias", requiresAliasAnalysis = 1>;
def One : LLVM_OneResultIntrOp<"one", [0], [1], [Pure], 1, 1, [2], ["z"]>;
def OneAlone : LLVM_OneResultIntrOp<"one.alone">;
def Two : LLVM_TwoResultIntrOp<"two", [0, 1], [2], [Pure], 1, [0], ["w"]>;

def Handles : PDL_RangeOf<PDL_Value>;
def HandleOrRange : PDL_InstOrRangeOf<PDL_Operation>;
def PlainHandle : PDL_Type<"Plain", "plain">;

def PlainPointer : Ptr_Type<"Plain", "plain_ptr", [MemRefElementTypeInterface]>;
def PointerOp : Pointer_Op<"point", [Pure]>;

def ScriptAttr : Transform_Attr<"Script", "script", [], "::mlir::IntegerAttr">;
def ScriptOp : TransformDialectOp<"script", [PossibleTopLevelTransformOpTrait]>;
def ModuleHandle : Transform_ConcreteOpType<"builtin.module">;
