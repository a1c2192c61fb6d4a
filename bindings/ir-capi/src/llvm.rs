//! `Dialect/LLVM.h`: types of the dialect `llvm`, and its attributes that are one enum value. Attributes of
//! debug information are in [`crate::llvm_debug_info`], and what follows from definitions in
//! [`crate::from_definitions`].

use crate::boundary::{
    Access, Handle, MlirAttribute, MlirContext, MlirLocation, MlirLogicalResult, MlirStringRef, MlirType,
    Outcome, Refused, fail_at, raw,
};
use crate::{dialect, types};
use dialect_llvm::types::{self as llvm, element_error};
use dialect_llvm::{
    CConv, CConvAttr, Comdat, ComdatAttr, LLVMArrayType, LLVMFunctionType, LLVMStructType, Linkage,
    LinkageAttr,
};
use ir_core::Context;
use ir_core::attr_or_type::{DefHandle, EnumValue};
use ir_core::context::{Attribute, Location, Type};
use ir_objects::{Guard, Objects};

/// Calling conventions of functions.
pub type MlirLLVMCConv = u32;

/// The selection among symbols of one name in a group.
pub type MlirLLVMComdat = u32;

/// Linkage of functions and globals.
pub type MlirLLVMLinkage = u32;

/// Access to a context into which the dialect is loaded, as MLIR requires it for these functions.
fn enter(ctx: MlirContext) -> Outcome<Guard> {
    let mut guard = ctx.lock()?;
    dialect::load_dependent(&mut guard, &["llvm"])?;
    Ok(guard)
}

/// Reads something from a type of one definition; `expected` is a noun with an article.
fn read<H: DefHandle<Base = Type>, R>(
    ty: MlirType,
    expected: &str,
    read: impl FnOnce(&Objects, H) -> Option<R>,
) -> Outcome<R> {
    types::read(ty, expected, |objects, ty| read(objects, H::cast(objects.context(), ty)?))
}

/// Reads something from a struct type.
fn structure<R>(ty: MlirType, read: impl FnOnce(&Objects, LLVMStructType) -> Option<R>) -> Outcome<R> {
    self::read(ty, "a struct type of the dialect 'llvm'", read)
}

/// The type at an index of a list.
fn type_at_index(objects: &Objects, list: &[Type], index: isize) -> Option<MlirType> {
    list.get(usize::try_from(index).ok()?).map(|ty| objects.out(*ty))
}

/// Creates the attribute of an enum value.
fn enum_attr<E: EnumValue, A: DefHandle<Base = Attribute>>(
    ctx: MlirContext,
    value: u32,
    get: fn(&Context, E) -> A,
) -> Outcome<MlirAttribute> {
    let guard = enter(ctx)?;
    let value = E::from_value(value.into());
    let value = value.ok_or_else(|| Refused::arguments(format!("'{}' has no such value", E::CASES.cpp)))?;
    Ok(guard.out(get(guard.context(), value).base()))
}

/// A name, which must be text, and the types of an array of C.
fn named_body<'a>(
    guard: &Guard,
    name: MlirStringRef,
    count: isize,
    elements: *const MlirType,
) -> Outcome<(&'a str, Vec<Type>)> {
    Ok((raw::text(name)?, guard.entities(raw::slice(elements, count)?)?))
}

names! {
    mlirLLVMVoidTypeGetName "llvm.void",
}

capi! {
    /// The type `!llvm.void`.
    fn mlirLLVMVoidTypeGet(ctx: MlirContext) -> MlirType {
        let guard = enter(ctx)?;
        Ok(guard.out(llvm::void(guard.context())))
    }

    /// The type of arrays. The element type must be one that arrays can have.
    fn mlirLLVMArrayTypeGet(elementType: MlirType, numElements: u32) -> MlirType {
        let (guard, element): (Guard, Type) = elementType.enter()?;
        let array = LLVMArrayType::get_checked(guard.context(), Location::UNKNOWN, element, numElements.into());
        Ok(guard.out(array?.base()))
    }

    /// Number of arguments of a function type.
    fn mlirLLVMFunctionTypeGetNumInputs(ty: MlirType) -> isize {
        read(ty, "a function type of the dialect 'llvm'", |objects, ty: LLVMFunctionType| {
            Some(ty.params(objects.context()).len() as isize)
        })
    }

    /// The type of the argument at an index of a function type.
    fn mlirLLVMFunctionTypeGetInput(ty: MlirType, pos: isize) -> MlirType {
        let expected = format!("a function type of the dialect 'llvm' with an argument at index {pos}");
        read(ty, &expected, |objects, ty: LLVMFunctionType| type_at_index(objects, ty.params(objects.context()), pos))
    }

    /// Whether a struct has no name, but a body from the beginning.
    fn mlirLLVMStructTypeIsLiteral(ty: MlirType) -> bool {
        structure(ty, |objects, ty| Some(!ty.is_identified(objects.context())))
    }

    /// Number of elements of a struct.
    fn mlirLLVMStructTypeGetNumElementTypes(ty: MlirType) -> isize {
        structure(ty, |objects, ty| Some(ty.elements(objects.context()).len() as isize))
    }

    /// The type of the element at an index of a struct.
    fn mlirLLVMStructTypeGetElementType(ty: MlirType, position: isize) -> MlirType {
        let expected = format!("a struct type of the dialect 'llvm' with an element at index {position}");
        read(ty, &expected, |objects, ty: LLVMStructType| {
            type_at_index(objects, ty.elements(objects.context()), position)
        })
    }

    /// Whether the elements of a struct follow each other without padding.
    fn mlirLLVMStructTypeIsPacked(ty: MlirType) -> bool {
        structure(ty, |objects, ty| Some(ty.is_packed(objects.context())))
    }

    /// The name of a struct that is not literal.
    fn mlirLLVMStructTypeGetIdentifier(ty: MlirType) -> MlirStringRef {
        let expected = "an identified struct type of the dialect 'llvm'";
        read(ty, expected, |objects, ty: LLVMStructType| {
            let ctx = objects.context();
            ty.is_identified(ctx).then(|| MlirStringRef::new(ty.name(ctx).as_bytes()))
        })
    }

    /// Whether a struct has a name and no body.
    fn mlirLLVMStructTypeIsOpaque(ty: MlirType) -> bool {
        structure(ty, |objects, ty| Some(ty.is_opaque(objects.context())))
    }

    /// The struct with a body and no name.
    fn mlirLLVMStructTypeLiteralGet(
        ctx: MlirContext,
        nFieldTypes: isize,
        fieldTypes: *const MlirType,
        isPacked: bool,
    ) -> MlirType {
        let fields = raw::slice(fieldTypes, nFieldTypes)?;
        let guard = enter(ctx)?;
        let fields = guard.entities(fields)?;
        Ok(guard.out(LLVMStructType::literal(guard.context(), &fields, isPacked).base()))
    }

    /// The struct with a body and no name; an error at the location if a type cannot be one of an element.
    fn mlirLLVMStructTypeLiteralGetChecked(
        loc: MlirLocation,
        nFieldTypes: isize,
        fieldTypes: *const MlirType,
        isPacked: bool,
    ) -> MlirType {
        let fields = raw::slice(fieldTypes, nFieldTypes)?;
        let (guard, location) = loc.enter()?;
        let fields = guard.entities(fields)?;
        match element_error(guard.context(), &fields) {
            Some(message) => Err(fail_at(guard, location, message)),
            None => Ok(guard.out(LLVMStructType::literal(guard.context(), &fields, isPacked).base())),
        }
    }

    /// The struct of a name. It is opaque until its body is set.
    fn mlirLLVMStructTypeIdentifiedGet(ctx: MlirContext, name: MlirStringRef) -> MlirType {
        let name = raw::text(name)?;
        let guard = enter(ctx)?;
        Ok(guard.out(LLVMStructType::identified(guard.context(), name).base()))
    }

    /// A new struct with a body, of a name that begins with the given one.
    fn mlirLLVMStructTypeIdentifiedNewGet(
        ctx: MlirContext,
        name: MlirStringRef,
        nFieldTypes: isize,
        fieldTypes: *const MlirType,
        isPacked: bool,
    ) -> MlirType {
        let guard = enter(ctx)?;
        let (name, fields) = named_body(&guard, name, nFieldTypes, fieldTypes)?;
        Ok(guard.out(LLVMStructType::new_identified(guard.context(), name, &fields, isPacked).base()))
    }

    /// The struct of a name, which becomes opaque for good if it has no body.
    fn mlirLLVMStructTypeOpaqueGet(ctx: MlirContext, name: MlirStringRef) -> MlirType {
        let name = raw::text(name)?;
        let guard = enter(ctx)?;
        Ok(guard.out(LLVMStructType::opaque(guard.context(), name).base()))
    }

    /// Sets the body of a struct that is not literal. Fails if it has another one.
    fn mlirLLVMStructTypeSetBody(
        structType: MlirType,
        nFieldTypes: isize,
        fieldTypes: *const MlirType,
        isPacked: bool,
    ) -> MlirLogicalResult {
        let fields = raw::slice(fieldTypes, nFieldTypes)?;
        let (guard, ty): (Guard, Type) = structType.enter()?;
        let ctx = guard.context();
        let fields = guard.entities(fields)?;
        let named = LLVMStructType::cast(ctx, ty).filter(|ty| ty.is_identified(ctx));
        let named = named.ok_or_else(|| Refused::arguments("the type is not an identified struct"))?;
        Ok(MlirLogicalResult::from_success(named.set_body(ctx, &fields, isPacked).is_ok()))
    }

    /// The attribute of a calling convention.
    fn mlirLLVMCConvAttrGet(ctx: MlirContext, cconv: MlirLLVMCConv) -> MlirAttribute {
        enum_attr::<CConv, _>(ctx, cconv, CConvAttr::get)
    }

    /// The attribute of a selection among symbols of one name.
    fn mlirLLVMComdatAttrGet(ctx: MlirContext, comdat: MlirLLVMComdat) -> MlirAttribute {
        enum_attr::<Comdat, _>(ctx, comdat, ComdatAttr::get)
    }

    /// The attribute of a linkage.
    fn mlirLLVMLinkageAttrGet(ctx: MlirContext, linkage: MlirLLVMLinkage) -> MlirAttribute {
        enum_attr::<Linkage, _>(ctx, linkage, LinkageAttr::get)
    }
}
