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

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIAnnotationAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute value);

/// The name `llvm.di_annotation`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIAnnotationAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIBasicTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits, MlirLLVMTypeEncoding encoding);

/// The name `llvm.di_basic_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIBasicTypeAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompileUnitAttrGet(MlirContext ctx, MlirAttribute id, unsigned sourceLanguage, MlirAttribute file, MlirAttribute producer, bool isOptimized, MlirLLVMDIEmissionKind emissionKind, MlirLLVMDINameTableKind nameTableKind, MlirAttribute splitDebugFilename);

/// The name `llvm.di_compile_unit`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDICompileUnitAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompositeTypeAttrGet(MlirContext ctx, MlirAttribute recId, bool isRecSelf, unsigned tag, MlirAttribute name, MlirAttribute file, unsigned line, MlirAttribute scope, MlirAttribute baseType, int64_t flags, uint64_t sizeInBits, uint64_t alignInBits, intptr_t nElements, const MlirAttribute *elements, MlirAttribute dataLocation, MlirAttribute rank, MlirAttribute allocated, MlirAttribute associated);

/// The name `llvm.di_composite_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDICompositeTypeAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompositeTypeAttrGetRecSelf(MlirAttribute recId);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIDerivedTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, MlirAttribute baseType, uint64_t sizeInBits, unsigned alignInBits, uint64_t offsetInBits, int64_t dwarfAddressSpace, MlirAttribute extraData);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIDerivedTypeAttrGetBaseType(MlirAttribute diDerivedType);

/// The name `llvm.di_derived_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIDerivedTypeAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIExpressionAttrGet(MlirContext ctx, intptr_t nOperations, const MlirAttribute *operations);

/// The name `llvm.di_expression`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIExpressionAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIExpressionElemAttrGet(MlirContext ctx, unsigned opcode, intptr_t nArguments, const uint64_t *arguments);

/// The name `llvm.di_expression_elem`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIExpressionElemAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIFileAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute directory);

/// The name `llvm.di_file`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIFileAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIFlagsAttrGet(MlirContext ctx, uint64_t value);

/// The name `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIFlagsAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIImportedEntityAttrGet(MlirContext ctx, unsigned tag, MlirAttribute scope, MlirAttribute entity, MlirAttribute file, unsigned line, MlirAttribute name, intptr_t nElements, const MlirAttribute *elements);

/// The name `llvm.di_imported_entity`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIImportedEntityAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILexicalBlockAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned line, unsigned column);

/// The name `llvm.di_lexical_block`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILexicalBlockAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILexicalBlockFileAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned discriminator);

/// The name `llvm.di_lexical_block_file`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILexicalBlockFileAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILocalVariableAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute name, MlirAttribute diFile, unsigned line, unsigned arg, unsigned alignInBits, MlirAttribute diType, int64_t flags);

/// The name `llvm.di_local_variable`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILocalVariableAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIModuleAttrGet(MlirContext ctx, MlirAttribute file, MlirAttribute scope, MlirAttribute name, MlirAttribute configMacros, MlirAttribute includePath, MlirAttribute apinotes, unsigned line, bool isDecl);

/// The name `llvm.di_module`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIModuleAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIModuleAttrGetScope(MlirAttribute diModule);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDINullTypeAttrGet(MlirContext ctx);

/// The name `llvm.di_null_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDINullTypeAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIStringTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits, unsigned alignInBits, MlirAttribute stringLength, MlirAttribute stringLengthExp, MlirAttribute stringLocationExp, MlirLLVMTypeEncoding encoding);

/// The name `llvm.di_string_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIStringTypeAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGet(MlirContext ctx, MlirAttribute recId, bool isRecSelf, MlirAttribute id, MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name, MlirAttribute linkageName, MlirAttribute file, unsigned line, unsigned scopeLine, uint64_t subprogramFlags, MlirAttribute ty, intptr_t nRetainedNodes, const MlirAttribute *retainedNodes, intptr_t nAnnotations, const MlirAttribute *annotations);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetCompileUnit(MlirAttribute diSubprogram);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetFile(MlirAttribute diSubprogram);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED unsigned mlirLLVMDISubprogramAttrGetLine(MlirAttribute diSubprogram);

/// The name `llvm.di_subprogram`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDISubprogramAttrGetName(void);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute recId);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetScope(MlirAttribute diSubprogram);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED unsigned mlirLLVMDISubprogramAttrGetScopeLine(MlirAttribute diSubprogram);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetType(MlirAttribute diSubprogram);

/// Reports that the library does not have debug information of the dialect 'llvm'.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubroutineTypeAttrGet(MlirContext ctx, unsigned callingConvention, intptr_t nTypes, const MlirAttribute *types);

/// The name `llvm.di_subroutine_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDISubroutineTypeAttrGetName(void);

/// The handle of the dialect `llvm`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__llvm__(void);

/// The type of arrays. The element type must be one that arrays can have.
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGet(MlirType elementType, unsigned numElements);

/// The element type of an array.
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGetElementType(MlirType ty);

/// The name `llvm.array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMArrayTypeGetName(void);

/// The attribute of a calling convention.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMCConvAttrGet(MlirContext ctx, MlirLLVMCConv cconv);

/// The name `llvm.cconv`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMCConvAttrGetName(void);

/// The attribute of a selection among symbols of one name.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMComdatAttrGet(MlirContext ctx, MlirLLVMComdat comdat);

/// The name `llvm.comdat`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMComdatAttrGetName(void);

/// The type of functions. Argument and result types must be ones that functions can have.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGet(MlirType resultType, intptr_t nArgumentTypes, const MlirType *argumentTypes, bool isVarArg);

/// The type of the argument at an index of a function type.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetInput(MlirType ty, intptr_t pos);

/// The name `llvm.func`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMFunctionTypeGetName(void);

/// Number of arguments of a function type.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType ty);

/// The result type of a function type.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetReturnType(MlirType ty);

/// The attribute of a linkage.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMLinkageAttrGet(MlirContext ctx, MlirLLVMLinkage linkage);

/// The name `llvm.linkage`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMLinkageAttrGetName(void);

/// The type of pointers in an address space.
MLIR_CAPI_EXPORTED MlirType mlirLLVMPointerTypeGet(MlirContext ctx, unsigned addressSpace);

/// The address space of a pointer.
MLIR_CAPI_EXPORTED unsigned mlirLLVMPointerTypeGetAddressSpace(MlirType pointerType);

/// The name `llvm.ptr`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMPointerTypeGetName(void);

/// The identity of the class of pointers.
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMPointerTypeGetTypeID(void);

/// The type of the element at an index of a struct.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeGetElementType(MlirType ty, intptr_t position);

/// The name of a struct that is not literal.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetIdentifier(MlirType ty);

/// The name `llvm.struct`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetName(void);

/// Number of elements of a struct.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMStructTypeGetNumElementTypes(MlirType ty);

/// The identity of the class of structs.
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMStructTypeGetTypeID(void);

/// The struct of a name. It is opaque until its body is set.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeIdentifiedGet(MlirContext ctx, MlirStringRef name);

/// A new struct with a body, of a name that begins with the given one.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeIdentifiedNewGet(MlirContext ctx, MlirStringRef name, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// Whether a struct has no name, but a body from the beginning.
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsLiteral(MlirType ty);

/// Whether a struct has a name and no body.
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsOpaque(MlirType ty);

/// Whether the elements of a struct follow each other without padding.
MLIR_CAPI_EXPORTED bool mlirLLVMStructTypeIsPacked(MlirType ty);

/// The struct with a body and no name.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeLiteralGet(MlirContext ctx, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// The struct with a body and no name; an error at the location if a type cannot be one of an element.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeLiteralGetChecked(MlirLocation loc, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// The struct of a name, which becomes opaque for good if it has no body.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeOpaqueGet(MlirContext ctx, MlirStringRef name);

/// Sets the body of a struct that is not literal. Fails if it has another one.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirLLVMStructTypeSetBody(MlirType structType, intptr_t nFieldTypes, const MlirType *fieldTypes, bool isPacked);

/// The type `!llvm.void`.
MLIR_CAPI_EXPORTED MlirType mlirLLVMVoidTypeGet(MlirContext ctx);

/// The name `llvm.void`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMVoidTypeGetName(void);

/// Whether a type is a pointer of the dialect.
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMPointerType(MlirType ty);

/// Whether a type is a struct of the dialect.
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMStructType(MlirType ty);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_LLVM_H
