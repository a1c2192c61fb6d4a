// Dialect/LLVM.h: made of the definitions in Rust by the tests of this crate; changes here are lost.

#ifndef MLIR_C_DIALECT_LLVM_H
#define MLIR_C_DIALECT_LLVM_H

#include "mlir-c/IR.h"
#include "mlir-c/Enums.h"
#include "mlir-c/Pass.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates a pass `DIScopeForLLVMFuncOpPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLLVMDIScopeForLLVMFuncOpPass(void);

/// Creates a pass `LLVMAddComdats`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLLVMLLVMAddComdats(void);

/// Creates a pass `LLVMLegalizeForExportPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLLVMLLVMLegalizeForExportPass(void);

/// Creates a pass `LLVMRequestCWrappersPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLLVMLLVMRequestCWrappersPass(void);

/// Creates a pass `LLVMUseDefaultVisibilityPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLLVMLLVMUseDefaultVisibilityPass(void);

/// Creates a pass `NVVMOptimizeForTargetPass`.
MLIR_CAPI_EXPORTED MlirPass mlirCreateLLVMNVVMOptimizeForTargetPass(void);

/// Registers the pass `DIScopeForLLVMFuncOpPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMDIScopeForLLVMFuncOpPass(void);

/// Registers the pass `LLVMAddComdats`.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMLLVMAddComdats(void);

/// Registers the pass `LLVMLegalizeForExportPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMLLVMLegalizeForExportPass(void);

/// Registers the pass `LLVMRequestCWrappersPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMLLVMRequestCWrappersPass(void);

/// Registers the pass `LLVMUseDefaultVisibilityPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMLLVMUseDefaultVisibilityPass(void);

/// Registers the pass `NVVMOptimizeForTargetPass`.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMNVVMOptimizeForTargetPass(void);

/// Registers the passes of the group `LLVM` that exist.
MLIR_CAPI_EXPORTED void mlirRegisterLLVMPasses(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGet(MlirType elementType, unsigned numElements);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGetElementType(MlirType ty);

/// The name `llvm.array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMArrayTypeGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMCConvAttrGet(MlirContext ctx, MlirLLVMCConv cconv);

/// The name `llvm.cconv`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMCConvAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMComdatAttrGet(MlirContext ctx, MlirLLVMComdat comdat);

/// The name `llvm.comdat`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMComdatAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIAnnotationAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute value);

/// The name `llvm.di_annotation`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIAnnotationAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIBasicTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits, MlirLLVMTypeEncoding encoding);

/// The name `llvm.di_basic_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIBasicTypeAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompileUnitAttrGet(MlirContext ctx, MlirAttribute id, unsigned sourceLanguage, MlirAttribute file, MlirAttribute producer, bool isOptimized, MlirLLVMDIEmissionKind emissionKind, MlirLLVMDINameTableKind nameTableKind, MlirAttribute splitDebugFilename);

/// The name `llvm.di_compile_unit`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDICompileUnitAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompositeTypeAttrGet(MlirContext ctx, MlirAttribute recId, bool isRecSelf, unsigned tag, MlirAttribute name, MlirAttribute file, unsigned line, MlirAttribute scope, MlirAttribute baseType, int64_t flags, uint64_t sizeInBits, uint64_t alignInBits, intptr_t nElements, const MlirAttribute *elements, MlirAttribute dataLocation, MlirAttribute rank, MlirAttribute allocated, MlirAttribute associated);

/// The name `llvm.di_composite_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDICompositeTypeAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompositeTypeAttrGetRecSelf(MlirAttribute recId);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIDerivedTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, MlirAttribute baseType, uint64_t sizeInBits, unsigned alignInBits, uint64_t offsetInBits, int64_t dwarfAddressSpace, MlirAttribute extraData);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIDerivedTypeAttrGetBaseType(MlirAttribute diDerivedType);

/// The name `llvm.di_derived_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIDerivedTypeAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIExpressionAttrGet(MlirContext ctx, intptr_t nOperations, const MlirAttribute *operations);

/// The name `llvm.di_expression`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIExpressionAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIExpressionElemAttrGet(MlirContext ctx, unsigned opcode, intptr_t nArguments, const uint64_t *arguments);

/// The name `llvm.di_expression_elem`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIExpressionElemAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIFileAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute directory);

/// The name `llvm.di_file`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIFileAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIFlagsAttrGet(MlirContext ctx, uint64_t value);

/// The name `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIFlagsAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIImportedEntityAttrGet(MlirContext ctx, unsigned tag, MlirAttribute scope, MlirAttribute entity, MlirAttribute file, unsigned line, MlirAttribute name, intptr_t nElements, const MlirAttribute *elements);

/// The name `llvm.di_imported_entity`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIImportedEntityAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILexicalBlockAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned line, unsigned column);

/// The name `llvm.di_lexical_block`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILexicalBlockAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILexicalBlockFileAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned discriminator);

/// The name `llvm.di_lexical_block_file`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILexicalBlockFileAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILocalVariableAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute name, MlirAttribute diFile, unsigned line, unsigned arg, unsigned alignInBits, MlirAttribute diType, int64_t flags);

/// The name `llvm.di_local_variable`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILocalVariableAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIModuleAttrGet(MlirContext ctx, MlirAttribute file, MlirAttribute scope, MlirAttribute name, MlirAttribute configMacros, MlirAttribute includePath, MlirAttribute apinotes, unsigned line, bool isDecl);

/// The name `llvm.di_module`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIModuleAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIModuleAttrGetScope(MlirAttribute diModule);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDINullTypeAttrGet(MlirContext ctx);

/// The name `llvm.di_null_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDINullTypeAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIStringTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits, unsigned alignInBits, MlirAttribute stringLength, MlirAttribute stringLengthExp, MlirAttribute stringLocationExp, MlirLLVMTypeEncoding encoding);

/// The name `llvm.di_string_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIStringTypeAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGet(MlirContext ctx, MlirAttribute recId, bool isRecSelf, MlirAttribute id, MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name, MlirAttribute linkageName, MlirAttribute file, unsigned line, unsigned scopeLine, uint64_t subprogramFlags, MlirAttribute ty, intptr_t nRetainedNodes, const MlirAttribute *retainedNodes, intptr_t nAnnotations, const MlirAttribute *annotations);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetCompileUnit(MlirAttribute diSubprogram);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetFile(MlirAttribute diSubprogram);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED unsigned mlirLLVMDISubprogramAttrGetLine(MlirAttribute diSubprogram);

/// The name `llvm.di_subprogram`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDISubprogramAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute recId);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetScope(MlirAttribute diSubprogram);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED unsigned mlirLLVMDISubprogramAttrGetScopeLine(MlirAttribute diSubprogram);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetType(MlirAttribute diSubprogram);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubroutineTypeAttrGet(MlirContext ctx, unsigned callingConvention, intptr_t nTypes, const MlirAttribute *types);

/// The name `llvm.di_subroutine_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDISubroutineTypeAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGet(MlirType resultType, intptr_t nArgumentTypes, const MlirType *argumentTypes, bool isVarArg);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetInput(MlirType ty, intptr_t pos);

/// The name `llvm.func`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMFunctionTypeGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType ty);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetReturnType(MlirType ty);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMLinkageAttrGet(MlirContext ctx, MlirLLVMLinkage linkage);

/// The name `llvm.linkage`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMLinkageAttrGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMPointerTypeGet(MlirContext ctx, unsigned addressSpace);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED unsigned mlirLLVMPointerTypeGetAddressSpace(MlirType pointerType);

/// The name `llvm.ptr`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMPointerTypeGetName(void);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMPointerTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeGetElementType(MlirType ty, intptr_t position);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetIdentifier(MlirType ty);

/// The name `llvm.struct`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetName(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMStructTypeGetNumElementTypes(MlirType ty);

/// An identity that no type and no attribute has.
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMStructTypeGetTypeID(void);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeIdentifiedGet(MlirContext ctx, MlirStringRef name);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeIdentifiedNewGet(MlirContext ctx, MlirStringRef name, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsLiteral(MlirType ty);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsOpaque(MlirType ty);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsPacked(MlirType ty);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeLiteralGet(MlirContext ctx, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeLiteralGetChecked(MlirLocation loc, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeOpaqueGet(MlirContext ctx, MlirStringRef name);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirLLVMStructTypeSetBody(MlirType structType, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// Reports that the library does not have the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirType mlirLLVMVoidTypeGet(MlirContext ctx);

/// The name `llvm.void`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMVoidTypeGetName(void);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMPointerType(MlirType ty);

/// False: this library does not have the class.
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMStructType(MlirType ty);

/// The handle of the dialect `llvm`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__llvm__(void);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_LLVM_H
