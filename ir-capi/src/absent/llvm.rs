//! `Dialect/LLVM.h`: attributes of debug information of the dialect `llvm`, which this library reads and prints only.

use crate::boundary::{MlirAttribute, MlirContext, MlirStringRef};

/// Encodings of basic types in debug information.
pub type MlirLLVMTypeEncoding = u32;

/// The amount of debug information of a compile unit.
pub type MlirLLVMDIEmissionKind = u32;

/// The table of names of a compile unit.
pub type MlirLLVMDINameTableKind = u32;

names! {
    mlirLLVMDINullTypeAttrGetName "llvm.di_null_type",
    mlirLLVMDIExpressionElemAttrGetName "llvm.di_expression_elem",
    mlirLLVMDIExpressionAttrGetName "llvm.di_expression",
    mlirLLVMDIBasicTypeAttrGetName "llvm.di_basic_type",
    mlirLLVMDICompositeTypeAttrGetName "llvm.di_composite_type",
    mlirLLVMDIDerivedTypeAttrGetName "llvm.di_derived_type",
    mlirLLVMDIStringTypeAttrGetName "llvm.di_string_type",
    mlirLLVMDIFileAttrGetName "llvm.di_file",
    mlirLLVMDICompileUnitAttrGetName "llvm.di_compile_unit",
    mlirLLVMDIFlagsAttrGetName "builtin.integer",
    mlirLLVMDILexicalBlockAttrGetName "llvm.di_lexical_block",
    mlirLLVMDILexicalBlockFileAttrGetName "llvm.di_lexical_block_file",
    mlirLLVMDILocalVariableAttrGetName "llvm.di_local_variable",
    mlirLLVMDISubprogramAttrGetName "llvm.di_subprogram",
    mlirLLVMDIAnnotationAttrGetName "llvm.di_annotation",
    mlirLLVMDISubroutineTypeAttrGetName "llvm.di_subroutine_type",
    mlirLLVMDIModuleAttrGetName "llvm.di_module",
    mlirLLVMDIImportedEntityAttrGetName "llvm.di_imported_entity",
}

absent! {
    "debug information of the dialect 'llvm'":
    fn mlirLLVMDINullTypeAttrGet(ctx: MlirContext) -> MlirAttribute;
    fn mlirLLVMDIExpressionElemAttrGet(
        ctx: MlirContext,
        opcode: u32,
        nArguments: isize,
        arguments: *const u64,
    ) -> MlirAttribute;
    fn mlirLLVMDIExpressionAttrGet(
        ctx: MlirContext,
        nOperations: isize,
        operations: *const MlirAttribute,
    ) -> MlirAttribute;
    fn mlirLLVMDIBasicTypeAttrGet(
        ctx: MlirContext,
        tag: u32,
        name: MlirAttribute,
        sizeInBits: u64,
        encoding: MlirLLVMTypeEncoding,
    ) -> MlirAttribute;
    fn mlirLLVMDICompositeTypeAttrGetRecSelf(recId: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDICompositeTypeAttrGet(
        ctx: MlirContext,
        recId: MlirAttribute,
        isRecSelf: bool,
        tag: u32,
        name: MlirAttribute,
        file: MlirAttribute,
        line: u32,
        scope: MlirAttribute,
        baseType: MlirAttribute,
        flags: i64,
        sizeInBits: u64,
        alignInBits: u64,
        nElements: isize,
        elements: *const MlirAttribute,
        dataLocation: MlirAttribute,
        rank: MlirAttribute,
        allocated: MlirAttribute,
        associated: MlirAttribute,
    ) -> MlirAttribute;
    fn mlirLLVMDIDerivedTypeAttrGet(
        ctx: MlirContext,
        tag: u32,
        name: MlirAttribute,
        baseType: MlirAttribute,
        sizeInBits: u64,
        alignInBits: u32,
        offsetInBits: u64,
        dwarfAddressSpace: i64,
        extraData: MlirAttribute,
    ) -> MlirAttribute;
    fn mlirLLVMDIStringTypeAttrGet(
        ctx: MlirContext,
        tag: u32,
        name: MlirAttribute,
        sizeInBits: u64,
        alignInBits: u32,
        stringLength: MlirAttribute,
        stringLengthExp: MlirAttribute,
        stringLocationExp: MlirAttribute,
        encoding: MlirLLVMTypeEncoding,
    ) -> MlirAttribute;
    fn mlirLLVMDIDerivedTypeAttrGetBaseType(diDerivedType: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDIFileAttrGet(ctx: MlirContext, name: MlirAttribute, directory: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDICompileUnitAttrGet(
        ctx: MlirContext,
        id: MlirAttribute,
        sourceLanguage: u32,
        file: MlirAttribute,
        producer: MlirAttribute,
        isOptimized: bool,
        emissionKind: MlirLLVMDIEmissionKind,
        nameTableKind: MlirLLVMDINameTableKind,
        splitDebugFilename: MlirAttribute,
    ) -> MlirAttribute;
    fn mlirLLVMDIFlagsAttrGet(ctx: MlirContext, value: u64) -> MlirAttribute;
    fn mlirLLVMDILexicalBlockAttrGet(
        ctx: MlirContext,
        scope: MlirAttribute,
        file: MlirAttribute,
        line: u32,
        column: u32,
    ) -> MlirAttribute;
    fn mlirLLVMDILexicalBlockFileAttrGet(
        ctx: MlirContext,
        scope: MlirAttribute,
        file: MlirAttribute,
        discriminator: u32,
    ) -> MlirAttribute;
    fn mlirLLVMDILocalVariableAttrGet(
        ctx: MlirContext,
        scope: MlirAttribute,
        name: MlirAttribute,
        diFile: MlirAttribute,
        line: u32,
        arg: u32,
        alignInBits: u32,
        diType: MlirAttribute,
        flags: i64,
    ) -> MlirAttribute;
    fn mlirLLVMDISubprogramAttrGetRecSelf(recId: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDISubprogramAttrGet(
        ctx: MlirContext,
        recId: MlirAttribute,
        isRecSelf: bool,
        id: MlirAttribute,
        compileUnit: MlirAttribute,
        scope: MlirAttribute,
        name: MlirAttribute,
        linkageName: MlirAttribute,
        file: MlirAttribute,
        line: u32,
        scopeLine: u32,
        subprogramFlags: u64,
        ty: MlirAttribute,
        nRetainedNodes: isize,
        retainedNodes: *const MlirAttribute,
        nAnnotations: isize,
        annotations: *const MlirAttribute,
    ) -> MlirAttribute;
    fn mlirLLVMDIAnnotationAttrGet(ctx: MlirContext, name: MlirAttribute, value: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDISubprogramAttrGetScope(diSubprogram: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDISubprogramAttrGetLine(diSubprogram: MlirAttribute) -> u32;
    fn mlirLLVMDISubprogramAttrGetScopeLine(diSubprogram: MlirAttribute) -> u32;
    fn mlirLLVMDISubprogramAttrGetCompileUnit(diSubprogram: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDISubprogramAttrGetFile(diSubprogram: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDISubprogramAttrGetType(diSubprogram: MlirAttribute) -> MlirAttribute;
    fn mlirLLVMDISubroutineTypeAttrGet(
        ctx: MlirContext,
        callingConvention: u32,
        nTypes: isize,
        types: *const MlirAttribute,
    ) -> MlirAttribute;
    fn mlirLLVMDIModuleAttrGet(
        ctx: MlirContext,
        file: MlirAttribute,
        scope: MlirAttribute,
        name: MlirAttribute,
        configMacros: MlirAttribute,
        includePath: MlirAttribute,
        apinotes: MlirAttribute,
        line: u32,
        isDecl: bool,
    ) -> MlirAttribute;
    fn mlirLLVMDIImportedEntityAttrGet(
        ctx: MlirContext,
        tag: u32,
        scope: MlirAttribute,
        entity: MlirAttribute,
        file: MlirAttribute,
        line: u32,
        name: MlirAttribute,
        nElements: isize,
        elements: *const MlirAttribute,
    ) -> MlirAttribute;
    fn mlirLLVMDIModuleAttrGetScope(diModule: MlirAttribute) -> MlirAttribute;
}
