// Enums.h: the enums of the headers of dialects.

#ifndef MLIR_C_ENUMS_H
#define MLIR_C_ENUMS_H

#include <stdint.h>

// The type that MLIR says for an enum, where the language has a word for it.
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define MLIR_C_ENUM_TYPE(type) : type
#else
#define MLIR_C_ENUM_TYPE(type)
#endif

/// The address space of a derived type that has none (`mlirLLVMDIDerivedTypeAttrGet`).
#define MLIR_CAPI_DWARF_ADDRESS_SPACE_NULL -1

/// Predicates of `emitc.cmp`.
typedef enum MlirEmitCCmpPredicate MLIR_C_ENUM_TYPE(uint64_t) {
  MLIR_EMITC_CMP_PREDICATE_EQ = 0,
  MLIR_EMITC_CMP_PREDICATE_NE = 1,
  MLIR_EMITC_CMP_PREDICATE_LT = 2,
  MLIR_EMITC_CMP_PREDICATE_LE = 3,
  MLIR_EMITC_CMP_PREDICATE_GT = 4,
  MLIR_EMITC_CMP_PREDICATE_GE = 5,
  MLIR_EMITC_CMP_PREDICATE_THREE_WAY = 6,
} MlirEmitCCmpPredicate;

#undef MLIR_C_ENUM_TYPE

/// Calling conventions of functions.
typedef enum MlirLLVMCConv {
  MlirLLVMCConvC = 0,
  MlirLLVMCConvFast = 8,
  MlirLLVMCConvCold = 9,
  MlirLLVMCConvGHC = 10,
  MlirLLVMCConvHiPE = 11,
  MlirLLVMCConvAnyReg = 13,
  MlirLLVMCConvPreserveMost = 14,
  MlirLLVMCConvPreserveAll = 15,
  MlirLLVMCConvSwift = 16,
  MlirLLVMCConvCXX_FAST_TLS = 17,
  MlirLLVMCConvTail = 18,
  MlirLLVMCConvCFGuard_Check = 19,
  MlirLLVMCConvSwiftTail = 20,
  MlirLLVMCConvX86_StdCall = 64,
  MlirLLVMCConvX86_FastCall = 65,
  MlirLLVMCConvARM_APCS = 66,
  MlirLLVMCConvARM_AAPCS = 67,
  MlirLLVMCConvARM_AAPCS_VFP = 68,
  MlirLLVMCConvMSP430_INTR = 69,
  MlirLLVMCConvX86_ThisCall = 70,
  MlirLLVMCConvPTX_Kernel = 71,
  MlirLLVMCConvPTX_Device = 72,
  MlirLLVMCConvSPIR_FUNC = 75,
  MlirLLVMCConvSPIR_KERNEL = 76,
  MlirLLVMCConvIntel_OCL_BI = 77,
  MlirLLVMCConvX86_64_SysV = 78,
  MlirLLVMCConvWin64 = 79,
  MlirLLVMCConvX86_VectorCall = 80,
  MlirLLVMCConvDUMMY_HHVM = 81,
  MlirLLVMCConvDUMMY_HHVM_C = 82,
  MlirLLVMCConvX86_INTR = 83,
  MlirLLVMCConvAVR_INTR = 84,
  MlirLLVMCConvAVR_BUILTIN = 86,
  MlirLLVMCConvAMDGPU_VS = 87,
  MlirLLVMCConvAMDGPU_GS = 88,
  MlirLLVMCConvAMDGPU_CS = 90,
  MlirLLVMCConvAMDGPU_KERNEL = 91,
  MlirLLVMCConvX86_RegCall = 92,
  MlirLLVMCConvAMDGPU_HS = 93,
  MlirLLVMCConvMSP430_BUILTIN = 94,
  MlirLLVMCConvAMDGPU_LS = 95,
  MlirLLVMCConvAMDGPU_ES = 96,
  MlirLLVMCConvAArch64_VectorCall = 97,
  MlirLLVMCConvAArch64_SVE_VectorCall = 98,
  MlirLLVMCConvWASM_EmscriptenInvoke = 99,
  MlirLLVMCConvAMDGPU_Gfx = 100,
  MlirLLVMCConvM68k_INTR = 101,
} MlirLLVMCConv;

/// The selection among symbols of one name in a group.
typedef enum MlirLLVMComdat {
  MlirLLVMComdatAny = 0,
  MlirLLVMComdatExactMatch = 1,
  MlirLLVMComdatLargest = 2,
  MlirLLVMComdatNoDeduplicate = 3,
  MlirLLVMComdatSameSize = 4,
} MlirLLVMComdat;

/// Linkage of functions and globals.
typedef enum MlirLLVMLinkage {
  MlirLLVMLinkageExternal = 0,
  MlirLLVMLinkageAvailableExternally = 1,
  MlirLLVMLinkageLinkonce = 2,
  MlirLLVMLinkageLinkonceODR = 3,
  MlirLLVMLinkageWeak = 4,
  MlirLLVMLinkageWeakODR = 5,
  MlirLLVMLinkageAppending = 6,
  MlirLLVMLinkageInternal = 7,
  MlirLLVMLinkagePrivate = 8,
  MlirLLVMLinkageExternWeak = 9,
  MlirLLVMLinkageCommon = 10,
} MlirLLVMLinkage;

/// Encodings of basic types in debug information.
typedef enum MlirLLVMTypeEncoding {
  MlirLLVMTypeEncodingAddress = 0x1,
  MlirLLVMTypeEncodingBoolean = 0x2,
  MlirLLVMTypeEncodingComplexFloat = 0x31,
  MlirLLVMTypeEncodingFloatT = 0x4,
  MlirLLVMTypeEncodingSigned = 0x5,
  MlirLLVMTypeEncodingSignedChar = 0x6,
  MlirLLVMTypeEncodingUnsigned = 0x7,
  MlirLLVMTypeEncodingUnsignedChar = 0x08,
  MlirLLVMTypeEncodingImaginaryFloat = 0x09,
  MlirLLVMTypeEncodingPackedDecimal = 0x0a,
  MlirLLVMTypeEncodingNumericString = 0x0b,
  MlirLLVMTypeEncodingEdited = 0x0c,
  MlirLLVMTypeEncodingSignedFixed = 0x0d,
  MlirLLVMTypeEncodingUnsignedFixed = 0x0e,
  MlirLLVMTypeEncodingDecimalFloat = 0x0f,
  MlirLLVMTypeEncodingUTF = 0x10,
  MlirLLVMTypeEncodingUCS = 0x11,
  MlirLLVMTypeEncodingASCII = 0x12,
  MlirLLVMTypeEncodingLoUser = 0x80,
  MlirLLVMTypeEncodingHiUser = 0xff,
} MlirLLVMTypeEncoding;

/// The amount of debug information of a compile unit.
typedef enum MlirLLVMDIEmissionKind {
  MlirLLVMDIEmissionKindNone = 0,
  MlirLLVMDIEmissionKindFull = 1,
  MlirLLVMDIEmissionKindLineTablesOnly = 2,
  MlirLLVMDIEmissionKindDebugDirectivesOnly = 3,
} MlirLLVMDIEmissionKind;

/// The table of names of a compile unit.
typedef enum MlirLLVMDINameTableKind {
  MlirLLVMDINameTableKindDefault = 0,
  MlirLLVMDINameTableKindGNU = 1,
  MlirLLVMDINameTableKindNone = 2,
  MlirLLVMDINameTableKindApple = 3,
} MlirLLVMDINameTableKind;

/// Formats of the levels of sparse tensors.
typedef enum MlirSparseTensorLevelFormat {
  MLIR_SPARSE_TENSOR_LEVEL_DENSE = 0x000000010000,
  MLIR_SPARSE_TENSOR_LEVEL_BATCH = 0x000000020000,
  MLIR_SPARSE_TENSOR_LEVEL_COMPRESSED = 0x000000040000,
  MLIR_SPARSE_TENSOR_LEVEL_SINGLETON = 0x000000080000,
  MLIR_SPARSE_TENSOR_LEVEL_LOOSE_COMPRESSED = 0x000000100000,
  MLIR_SPARSE_TENSOR_LEVEL_N_OUT_OF_M = 0x000000200000,
} MlirSparseTensorLevelFormat;

/// Properties of the levels of sparse tensors.
typedef enum MlirSparseTensorLevelPropertyNondefault {
  MLIR_SPARSE_PROPERTY_NON_UNIQUE = 0x0001,
  MLIR_SPARSE_PROPERTY_NON_ORDERED = 0x0002,
  MLIR_SPARSE_PROPERTY_SOA = 0x0004,
} MlirSparseTensorLevelPropertyNondefault;

/// The format of a level of a sparse tensor with its properties.
typedef uint64_t MlirSparseTensorLevelType;

#endif // MLIR_C_ENUMS_H
