// Part of odsgen. Apache-2.0.
//
// The gpu dialect, its types and address spaces. Names and values are those of MLIR 22's
// mlir/Dialect/GPU/IR/GPUBase.td (LLVM Project, Apache-2.0 WITH LLVM-exception).

#ifndef GPU_BASE
#define GPU_BASE

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpBase.td"

def GPU_Dialect : Dialect {
  let name = "gpu";
  let cppNamespace = "::mlir::gpu";
  let hasOperationAttrVerify = 1;
  let discardableAttrs = (ins "::mlir::DenseI32ArrayAttr":$known_block_size,
                              "::mlir::DenseI32ArrayAttr":$known_grid_size,
                              "::mlir::DenseI32ArrayAttr":$known_cluster_size);
  let dependentDialects = ["arith::ArithDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
}

// An enum of the dialect, and the attribute that holds a value of one.
class GPU_I32Enum<string name, string description, list<I32EnumAttrCase> cases>
    : I32EnumAttr<name, description, cases> {
  let genSpecializedAttr = 0;
  let cppNamespace = "::mlir::gpu";
}
class GPU_I32EnumAttr<string mnemonic, GPU_I32Enum enumInfo> : EnumAttr<GPU_Dialect, enumInfo, mnemonic> {
  let assemblyFormat = "`<` $value `>`";
}

// Memory of the device, of a workgroup, and of a work item.
def GPU_AddressSpaceGlobal : I32EnumAttrCase<"Global", 1, "global">;
def GPU_AddressSpaceWorkgroup : I32EnumAttrCase<"Workgroup", 2, "workgroup">;
def GPU_AddressSpacePrivate : I32EnumAttrCase<"Private", 3, "private">;
#ifdef ODS_SINCE_MLIR_23
def GPU_AddressSpaceConstant : I32EnumAttrCase<"Constant", 4, "constant">;
#endif
def GPU_AddressSpaceEnum : GPU_I32Enum<"AddressSpace", "GPU address space",
    [GPU_AddressSpaceGlobal, GPU_AddressSpaceWorkgroup, GPU_AddressSpacePrivate
#ifdef ODS_SINCE_MLIR_23
     , GPU_AddressSpaceConstant
#endif
    ]>;
def GPU_AddressSpaceAttr : GPU_I32EnumAttr<"address_space", GPU_AddressSpaceEnum>;
#ifdef ODS_SINCE_MLIR_23
def GPU_AddressSpaceAttrArray : TypedArrayAttrBase<GPU_AddressSpaceAttr, "GPU Address Space array">;

// Who waits for each other at a barrier.
def GPU_BarrierScopeSubgroup : I32EnumCase<"Subgroup", 1, "subgroup">;
def GPU_BarrierScopeWorkgroup : I32EnumCase<"Workgroup", 2, "workgroup">;
def GPU_BarrierScopeCluster : I32EnumCase<"Cluster", 3, "cluster">;
let cppNamespace = "::mlir::gpu" in {
  def GPU_BarrierScopeEnum : I32Enum<"BarrierScope", "barrier execution scope",
      [GPU_BarrierScopeSubgroup, GPU_BarrierScopeWorkgroup, GPU_BarrierScopeCluster]>;
  def GPU_DimensionKind : I32Enum<"DimensionKind", "the possible kinds of launch dimension",
      [I32EnumCase<"Other", 0, "other">, I32EnumCase<"Block", 1, "block">, I32EnumCase<"Grid", 2, "grid">,
       I32EnumCase<"Cluster", 3, "cluster">]>;
}
def GPU_BarrierScopeAttr : EnumAttr<GPU_Dialect, GPU_BarrierScopeEnum, "barrier_scope"> {
  let assemblyFormat = "`<` $value `>`";
}
def GPU_Dimension : GPU_I32Enum<"Dimension", "a dimension, either 'x', 'y', or 'z'",
    [I32EnumAttrCase<"x", 0>, I32EnumAttrCase<"y", 1>, I32EnumAttrCase<"z", 2>]>;
def GPU_DimensionAttr : EnumAttr<GPU_Dialect, GPU_Dimension, "dim">;
#endif

def GPU_AsyncToken
    : DialectType<GPU_Dialect, CPred<"::llvm::isa<::mlir::gpu::AsyncTokenType>($_self)">, "async token type">,
      BuildableType<"mlir::gpu::AsyncTokenType::get($_builder.getContext())">;
#ifdef ODS_SINCE_MLIR_23
def GPU_NamedBarrier
    : DialectType<GPU_Dialect, CPred<"::llvm::isa<::mlir::gpu::NamedBarrierType>($_self)">, "named barrier type">,
      BuildableType<"mlir::gpu::NamedBarrierType::get($_builder.getContext())">;
#endif

// Matrices that subgroups multiply, and the buffers that they are loaded from.
def IsMMAMatrixTypePred : CPred<"::llvm::isa<::mlir::gpu::MMAMatrixType>($_self)">;
def GPU_MMAMatrix : DialectType<GPU_Dialect, IsMMAMatrixTypePred, "MMAMatrix type">;
defvar GPUMatrixElements = [I8, I32, F16, F32, F64];
def GPU_MMAMemRef : MemRefOf<GPUMatrixElements # [VectorOfRankAndType<[1], GPUMatrixElements>]>;
class MMAMatrixOf<list<Type> allowedTypes> : ContainerType<AnyTypeOf<allowedTypes>, IsMMAMatrixTypePred,
    "::llvm::cast<::mlir::gpu::MMAMatrixType>($_self).getElementType()", "gpu.mma_matrix",
    "::mlir::gpu::MMAMatrixType">;

// Handles of a library for sparse matrices.
class GPU_SparseHandle<string typeStr, string description>
    : DialectType<GPU_Dialect, CPred<"llvm::isa<::mlir::gpu::" # typeStr # ">($_self)">, description # " handle type">,
      BuildableType<"mlir::gpu::" # typeStr # "::get($_builder.getContext())">;
def GPU_SparseDnTensorHandle : GPU_SparseHandle<"SparseDnTensorHandleType", "dense tensor">;
def GPU_SparseSpGEMMOpHandle : GPU_SparseHandle<"SparseSpGEMMOpHandleType", "SpGEMM operation">;
def GPU_SparseSpMatHandle : GPU_SparseHandle<"SparseSpMatHandleType", "sparse matrix">;

def GPU_AsyncOpInterface : OpInterface<"AsyncOpInterface"> {
  let description = [{
    An operation that starts when those before it have ended, as tokens say. With a token as its result it goes on
    beside the code after it; without one, that code waits.
  }];
  let cppNamespace = "::mlir::gpu";
  let methods = [
    InterfaceMethod<"The tokens to wait for.", "OperandRange", "getAsyncDependencies", (ins), "", CppBody>,
    InterfaceMethod<"Adds a token to wait for.", "void", "addAsyncDependency", (ins "Value":$token), "", CppBody>,
    InterfaceMethod<"The token for others to wait for.", "Value", "getAsyncToken">
  ];
}

class GPU_Attr<string attrName, string attrMnemonic, list<Trait> traits = []>
    : AttrDef<GPU_Dialect, attrName, traits> {
  let mnemonic = attrMnemonic;
}

#endif // GPU_BASE
