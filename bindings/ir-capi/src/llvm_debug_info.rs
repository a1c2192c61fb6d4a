//! `Dialect/LLVM.h`: attributes of debug information whose C functions have other parameters than the definitions: numbers in place of
//! enums, another order, or parts that are left out. All others follow from the definitions ([`crate::from_definitions`]).

use crate::boundary::{MlirAttribute, MlirContext, Outcome};
use crate::generated::{self, CValue, Class};

/// Encodings of basic types in debug information.
pub type MlirLLVMTypeEncoding = u32;

/// The amount of debug information of a compile unit.
pub type MlirLLVMDIEmissionKind = u32;

/// The table of names of a compile unit.
pub type MlirLLVMDINameTableKind = u32;

const fn class(definition: &'static str, name: &'static str) -> Class {
    Class { dialect: "llvm", definition, name }
}

static BASIC_TYPE: Class = class("LLVM_DIBasicTypeAttr", "llvm.di_basic_type");
static COMPILE_UNIT: Class = class("LLVM_DICompileUnitAttr", "llvm.di_compile_unit");
static COMPOSITE_TYPE: Class = class("LLVM_DICompositeTypeAttr", "llvm.di_composite_type");
static DERIVED_TYPE: Class = class("LLVM_DIDerivedTypeAttr", "llvm.di_derived_type");
static LOCAL_VARIABLE: Class = class("LLVM_DILocalVariableAttr", "llvm.di_local_variable");
static STRING_TYPE: Class = class("LLVM_DIStringTypeAttr", "llvm.di_string_type");
static SUBPROGRAM: Class = class("LLVM_DISubprogramAttr", "llvm.di_subprogram");

/// The attribute with these values of all parameters, in their order.
fn create<const N: usize>(ctx: MlirContext, class: &Class, values: [CValue; N]) -> Outcome<MlirAttribute> {
    generated::create(ctx, class, values.into_iter().enumerate().collect())
}

/// The reference to the attribute with this id, for use inside of it.
fn itself(class: &Class, id: MlirAttribute) -> Outcome<MlirAttribute> {
    generated::create_of_values(class, vec![(0, id.into()), (1, true.into())])
}

capi! {
    /// The attribute of a type without parts.
    fn mlirLLVMDIBasicTypeAttrGet(
        ctx: MlirContext,
        tag: u32,
        name: MlirAttribute,
        sizeInBits: u64,
        encoding: MlirLLVMTypeEncoding,
    ) -> MlirAttribute {
        create(ctx, &BASIC_TYPE, [tag.into(), name.into(), sizeInBits.into(), encoding.into()])
    }

    /// The reference to a composite type, for use inside of it.
    fn mlirLLVMDICompositeTypeAttrGetRecSelf(recId: MlirAttribute) -> MlirAttribute {
        itself(&COMPOSITE_TYPE, recId)
    }

    /// The attribute of a type with elements.
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
    ) -> MlirAttribute {
        create(ctx, &COMPOSITE_TYPE, [
            recId.into(),
            isRecSelf.into(),
            tag.into(),
            name.into(),
            file.into(),
            line.into(),
            scope.into(),
            baseType.into(),
            flags.into(),
            sizeInBits.into(),
            alignInBits.into(),
            dataLocation.into(),
            rank.into(),
            allocated.into(),
            associated.into(),
            generated::list(nElements, elements)?,
        ])
    }

    /// The attribute of a type that is made of another one. A negative address space is none.
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
    ) -> MlirAttribute {
        let space = if dwarfAddressSpace < 0 { CValue::Absent } else { dwarfAddressSpace.into() };
        create(ctx, &DERIVED_TYPE, [
            tag.into(),
            name.into(),
            baseType.into(),
            sizeInBits.into(),
            alignInBits.into(),
            offsetInBits.into(),
            space,
            extraData.into(),
        ])
    }

    /// The attribute of a type of strings.
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
    ) -> MlirAttribute {
        create(ctx, &STRING_TYPE, [
            tag.into(),
            name.into(),
            sizeInBits.into(),
            alignInBits.into(),
            stringLength.into(),
            stringLengthExp.into(),
            stringLocationExp.into(),
            encoding.into(),
        ])
    }

    /// The attribute of a compile unit.
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
    ) -> MlirAttribute {
        create(ctx, &COMPILE_UNIT, [
            id.into(),
            sourceLanguage.into(),
            file.into(),
            producer.into(),
            isOptimized.into(),
            emissionKind.into(),
            nameTableKind.into(),
            splitDebugFilename.into(),
        ])
    }

    /// The attribute of flags, a combination of bits.
    fn mlirLLVMDIFlagsAttrGet(ctx: MlirContext, value: u64) -> MlirAttribute {
        generated::create_enum_attr(ctx, 32, value)
    }

    /// The attribute of a variable or a parameter of a function.
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
    ) -> MlirAttribute {
        create(ctx, &LOCAL_VARIABLE, [
            scope.into(),
            name.into(),
            diFile.into(),
            line.into(),
            arg.into(),
            alignInBits.into(),
            diType.into(),
            flags.into(),
        ])
    }

    /// The reference to a subprogram, for use inside of it.
    fn mlirLLVMDISubprogramAttrGetRecSelf(recId: MlirAttribute) -> MlirAttribute {
        itself(&SUBPROGRAM, recId)
    }

    /// The attribute of a function.
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
    ) -> MlirAttribute {
        create(ctx, &SUBPROGRAM, [
            recId.into(),
            isRecSelf.into(),
            id.into(),
            compileUnit.into(),
            scope.into(),
            name.into(),
            linkageName.into(),
            file.into(),
            line.into(),
            scopeLine.into(),
            subprogramFlags.into(),
            ty.into(),
            generated::list(nRetainedNodes, retainedNodes)?,
            generated::list(nAnnotations, annotations)?,
        ])
    }
}
