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

/// The handle of the dialect `llvm`.
MLIR_CAPI_EXPORTED MlirDialectHandle mlirGetDialectHandle__llvm__(void);

/// The parameter `elementType`.
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGetElementType(MlirType type);

/// The name under which a type is registered, `llvm.array`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMArrayTypeGetName(void);

/// The name under which an attribute is registered, `llvm.cconv`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMCConvAttrGetName(void);

/// The name under which an attribute is registered, `llvm.comdat`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMComdatAttrGetName(void);

/// Creates a `llvm.di_annotation` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIAnnotationAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute value);

/// The name under which an attribute is registered, `llvm.di_annotation`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIAnnotationAttrGetName(void);

/// The name under which an attribute is registered, `llvm.di_basic_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIBasicTypeAttrGetName(void);

/// The name under which an attribute is registered, `llvm.di_compile_unit`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDICompileUnitAttrGetName(void);

/// The name under which an attribute is registered, `llvm.di_composite_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDICompositeTypeAttrGetName(void);

/// The parameter `baseType`. Null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIDerivedTypeAttrGetBaseType(MlirAttribute attr);

/// The name under which an attribute is registered, `llvm.di_derived_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIDerivedTypeAttrGetName(void);

/// Creates a `llvm.di_expression` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIExpressionAttrGet(MlirContext ctx, intptr_t nOperations, const MlirAttribute *operations);

/// The name under which an attribute is registered, `llvm.di_expression`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIExpressionAttrGetName(void);

/// Creates a `llvm.di_expression_elem` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIExpressionElemAttrGet(MlirContext ctx, unsigned opcode, intptr_t nArguments, const uint64_t *arguments);

/// The name under which an attribute is registered, `llvm.di_expression_elem`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIExpressionElemAttrGetName(void);

/// Creates a `llvm.di_file` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIFileAttrGet(MlirContext ctx, MlirAttribute name, MlirAttribute directory);

/// The name under which an attribute is registered, `llvm.di_file`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIFileAttrGetName(void);

/// The name under which an attribute is registered, `builtin.integer`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIFlagsAttrGetName(void);

/// Creates a `llvm.di_imported_entity` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIImportedEntityAttrGet(MlirContext ctx, unsigned tag, MlirAttribute scope, MlirAttribute entity, MlirAttribute file, unsigned line, MlirAttribute name, intptr_t nElements, const MlirAttribute *elements);

/// The name under which an attribute is registered, `llvm.di_imported_entity`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIImportedEntityAttrGetName(void);

/// Creates a `llvm.di_lexical_block` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILexicalBlockAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned line, unsigned column);

/// The name under which an attribute is registered, `llvm.di_lexical_block`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILexicalBlockAttrGetName(void);

/// Creates a `llvm.di_lexical_block_file` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILexicalBlockFileAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute file, unsigned discriminator);

/// The name under which an attribute is registered, `llvm.di_lexical_block_file`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILexicalBlockFileAttrGetName(void);

/// The name under which an attribute is registered, `llvm.di_local_variable`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDILocalVariableAttrGetName(void);

/// Creates a `llvm.di_module` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIModuleAttrGet(MlirContext ctx, MlirAttribute file, MlirAttribute scope, MlirAttribute name, MlirAttribute configMacros, MlirAttribute includePath, MlirAttribute apinotes, unsigned line, bool isDecl);

/// The name under which an attribute is registered, `llvm.di_module`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIModuleAttrGetName(void);

/// The parameter `scope`. Null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIModuleAttrGetScope(MlirAttribute attr);

/// Creates a `llvm.di_null_type` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDINullTypeAttrGet(MlirContext ctx);

/// The name under which an attribute is registered, `llvm.di_null_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDINullTypeAttrGetName(void);

/// The name under which an attribute is registered, `llvm.di_string_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDIStringTypeAttrGetName(void);

/// The parameter `compileUnit`. Null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetCompileUnit(MlirAttribute attr);

/// The parameter `file`. Null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetFile(MlirAttribute attr);

/// The parameter `line`.
MLIR_CAPI_EXPORTED unsigned mlirLLVMDISubprogramAttrGetLine(MlirAttribute attr);

/// The name under which an attribute is registered, `llvm.di_subprogram`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDISubprogramAttrGetName(void);

/// The parameter `scope`. Null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetScope(MlirAttribute attr);

/// The parameter `scopeLine`.
MLIR_CAPI_EXPORTED unsigned mlirLLVMDISubprogramAttrGetScopeLine(MlirAttribute attr);

/// The parameter `type`. Null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetType(MlirAttribute attr);

/// Creates a `llvm.di_subroutine_type` attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubroutineTypeAttrGet(MlirContext ctx, unsigned callingConvention, intptr_t nTypes, const MlirAttribute *types);

/// The name under which an attribute is registered, `llvm.di_subroutine_type`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMDISubroutineTypeAttrGetName(void);

/// Creates a `llvm.func` type.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGet(MlirType result, intptr_t nArguments, const MlirType *arguments, bool isVarArg);

/// The name under which a type is registered, `llvm.func`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMFunctionTypeGetName(void);

/// The parameter `returnType`.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetReturnType(MlirType type);

/// The name under which an attribute is registered, `llvm.linkage`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMLinkageAttrGetName(void);

/// Creates a `llvm.ptr` type.
MLIR_CAPI_EXPORTED MlirType mlirLLVMPointerTypeGet(MlirContext ctx, unsigned addressSpace);

/// The parameter `addressSpace`.
MLIR_CAPI_EXPORTED unsigned mlirLLVMPointerTypeGetAddressSpace(MlirType type);

/// The name under which a type is registered, `llvm.ptr`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMPointerTypeGetName(void);

/// The type id of `llvm.ptr`.
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMPointerTypeGetTypeID(void);

/// The name under which a type is registered, `llvm.struct`.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetName(void);

/// The type id of `llvm.struct`.
MLIR_CAPI_EXPORTED MlirTypeID mlirLLVMStructTypeGetTypeID(void);

/// Whether a type is a `llvm.ptr`.
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMPointerType(MlirType type);

/// Whether a type is a `llvm.struct`.
MLIR_CAPI_EXPORTED bool mlirTypeIsALLVMStructType(MlirType type);

/// The type of arrays. The element type must be one that arrays can have.
MLIR_CAPI_EXPORTED MlirType mlirLLVMArrayTypeGet(MlirType elementType, unsigned numElements);

/// The attribute of a calling convention.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMCConvAttrGet(MlirContext ctx, MlirLLVMCConv cconv);

/// The attribute of a selection among symbols of one name.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMComdatAttrGet(MlirContext ctx, MlirLLVMComdat comdat);

/// The type of the argument at an index of a function type.
MLIR_CAPI_EXPORTED MlirType mlirLLVMFunctionTypeGetInput(MlirType ty, intptr_t pos);

/// Number of arguments of a function type.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMFunctionTypeGetNumInputs(MlirType ty);

/// The attribute of a linkage.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMLinkageAttrGet(MlirContext ctx, MlirLLVMLinkage linkage);

/// The type of the element at an index of a struct.
MLIR_CAPI_EXPORTED MlirType mlirLLVMStructTypeGetElementType(MlirType ty, intptr_t position);

/// The name of a struct that is not literal.
MLIR_CAPI_EXPORTED MlirStringRef mlirLLVMStructTypeGetIdentifier(MlirType ty);

/// Number of elements of a struct.
MLIR_CAPI_EXPORTED intptr_t mlirLLVMStructTypeGetNumElementTypes(MlirType ty);

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

/// The attribute of a type without parts.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIBasicTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits, MlirLLVMTypeEncoding encoding);

/// The attribute of a compile unit.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompileUnitAttrGet(MlirContext ctx, MlirAttribute id, unsigned sourceLanguage, MlirAttribute file, MlirAttribute producer, bool isOptimized, MlirLLVMDIEmissionKind emissionKind, MlirLLVMDINameTableKind nameTableKind, MlirAttribute splitDebugFilename);

/// The attribute of a type with elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompositeTypeAttrGet(MlirContext ctx, MlirAttribute recId, bool isRecSelf, unsigned tag, MlirAttribute name, MlirAttribute file, unsigned line, MlirAttribute scope, MlirAttribute baseType, int64_t flags, uint64_t sizeInBits, uint64_t alignInBits, intptr_t nElements, const MlirAttribute *elements, MlirAttribute dataLocation, MlirAttribute rank, MlirAttribute allocated, MlirAttribute associated);

/// The reference to a composite type, for use inside of it.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDICompositeTypeAttrGetRecSelf(MlirAttribute recId);

/// The attribute of a type that is made of another one. A negative address space is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIDerivedTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, MlirAttribute baseType, uint64_t sizeInBits, unsigned alignInBits, uint64_t offsetInBits, int64_t dwarfAddressSpace, MlirAttribute extraData);

/// The attribute of flags, a combination of bits.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIFlagsAttrGet(MlirContext ctx, uint64_t value);

/// The attribute of a variable or a parameter of a function.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDILocalVariableAttrGet(MlirContext ctx, MlirAttribute scope, MlirAttribute name, MlirAttribute diFile, unsigned line, unsigned arg, unsigned alignInBits, MlirAttribute diType, int64_t flags);

/// The attribute of a type of strings.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDIStringTypeAttrGet(MlirContext ctx, unsigned tag, MlirAttribute name, uint64_t sizeInBits, unsigned alignInBits, MlirAttribute stringLength, MlirAttribute stringLengthExp, MlirAttribute stringLocationExp, MlirLLVMTypeEncoding encoding);

/// The attribute of a function.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGet(MlirContext ctx, MlirAttribute recId, bool isRecSelf, MlirAttribute id, MlirAttribute compileUnit, MlirAttribute scope, MlirAttribute name, MlirAttribute linkageName, MlirAttribute file, unsigned line, unsigned scopeLine, uint64_t subprogramFlags, MlirAttribute ty, intptr_t nRetainedNodes, const MlirAttribute *retainedNodes, intptr_t nAnnotations, const MlirAttribute *annotations);

/// The reference to a subprogram, for use inside of it.
MLIR_CAPI_EXPORTED MlirAttribute mlirLLVMDISubprogramAttrGetRecSelf(MlirAttribute recId);

#ifdef __cplusplus
}
#endif

#endif // MLIR_C_DIALECT_LLVM_H
