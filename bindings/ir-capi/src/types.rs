//! `IR.h`: types of any kind.

use crate::boundary::{
    Access, Handle, MlirContext, MlirDialect, MlirLocation, MlirStringCallback, MlirStringRef, MlirType,
    MlirTypeID, Outcome, Pointer, Refused, fail, named_type_id, raw,
};
use crate::dialect;
use ir_core::Context;
use ir_core::context::{Location, Type, TypeKind};
use ir_core::diagnostic::{Diagnostic, emit_error_at};
use ir_core::text::{ParseResult, Parser};
use ir_objects::{Guard, Objects};
use std::ffi::c_void;

/// The identity of a class of types.
pub(crate) fn type_id(class: &str) -> MlirTypeID {
    named_type_id(&format!("!{class}"))
}

/// Whether a type satisfies a condition.
pub(crate) fn test(ty: MlirType, condition: impl FnOnce(&Context, Type) -> bool) -> Outcome<bool> {
    let (guard, ty) = ty.enter()?;
    Ok(condition(guard.context(), ty))
}

/// Reads something from a type, which must be `expected`: a noun with an article, for the message.
pub(crate) fn read<R>(
    ty: MlirType,
    expected: &str,
    read: impl FnOnce(&Objects, Type) -> Option<R>,
) -> Outcome<R> {
    let (guard, ty) = ty.enter()?;
    let refused = || Refused::arguments(format!("'{}' is not {expected}", ty.to_text(guard.context())));
    read(&guard, ty).ok_or_else(refused)
}

/// As [`read`], from the kind of the type.
pub(crate) fn read_kind<R>(
    ty: MlirType,
    expected: &str,
    read: impl FnOnce(&Objects, TypeKind<'_>) -> Option<R>,
) -> Outcome<R> {
    self::read(ty, expected, |objects, ty| read(objects, ty.kind(objects.context())))
}

/// Creates a type that is known to be valid.
pub(crate) fn create(ctx: &Context, kind: TypeKind<'_>) -> Type {
    match kind {
        TypeKind::MemRef { shape, element, layout, memory_space } => {
            ctx.memref_type(shape, element, layout, memory_space)
        }
        TypeKind::UnrankedMemRef { element, memory_space } => ctx.unranked_memref_type(element, memory_space),
        kind => ctx.type_of(kind),
    }
}

/// Creates a type; the call is refused if the type is invalid, which MLIR requires it not to be.
pub(crate) fn get(guard: &Guard, kind: TypeKind<'_>) -> Outcome<MlirType> {
    guard.context().verify_type(&emit_error_at(Location::UNKNOWN), kind)?;
    Ok(guard.out(create(guard.context(), kind)))
}

/// Creates a type; an error at the location if it is invalid.
pub(crate) fn get_checked(guard: Guard, location: MlirLocation, kind: TypeKind<'_>) -> Outcome<MlirType> {
    let location = guard.entity(location)?;
    match guard.context().verify_type(&emit_error_at(location), kind) {
        Ok(()) => Ok(guard.out(create(guard.context(), kind))),
        Err(error) => Err(fail(guard, vec![error])),
    }
}

/// Reads a type or an attribute, which must be the whole text.
pub(crate) fn parse<H: Handle>(
    context: MlirContext,
    text: MlirStringRef,
    parse: impl for<'a> FnOnce(&mut Parser<'a>) -> ParseResult<H::Entity>,
) -> Outcome<H> {
    let text = raw::bytes(text)?;
    let mut guard = context.lock()?;
    dialect::load_mentioned(&mut guard, text)?;
    match parse_whole(guard.context(), text, parse) {
        Ok(entity) => Ok(guard.out(entity)),
        Err(diagnostics) => Err(fail(guard, diagnostics)),
    }
}

pub(crate) fn parse_whole<T>(
    ctx: &Context,
    text: &[u8],
    parse: impl for<'a> FnOnce(&mut Parser<'a>) -> ParseResult<T>,
) -> Result<T, Vec<Diagnostic>> {
    // As in MLIR, the text is its own name, and errors about an empty one are in column 0.
    let (name, start): (&[u8], _) = if text.is_empty() { (b"-", (1, 0)) } else { (text, (1, 1)) };
    let mut parser = Parser::new_part(ctx, name, text, start).map_err(|error| vec![error])?;
    let first = parser.token().start;
    let parsed = parse(&mut parser).and_then(|entity| {
        // MLIR counts from the first token on, so that it refuses whitespace before it.
        match &text[(parser.token().start - first) as usize..] {
            [] => Ok(entity),
            rest => {
                let rest = String::from_utf8_lossy(rest);
                Err(parser.error_at(parser.token().start, format!("found trailing characters: '{rest}'")))
            }
        }
    });
    parsed.map_err(|_| parser.take_diagnostics())
}

capi! {
    /// The type that a text is; null and a diagnostic if it is none.
    fn mlirTypeParseGet(context: MlirContext, text: MlirStringRef) -> MlirType {
        parse(context, text, |parser| parser.parse_type())
    }

    /// The context of a type.
    fn mlirTypeGetContext(ty: MlirType) -> MlirContext {
        Ok(ty.enter()?.0.out_context())
    }

    /// The identity of the class of a type.
    fn mlirTypeGetTypeID(ty: MlirType) -> MlirTypeID {
        let (guard, ty) = ty.enter()?;
        Ok(type_id(&ty.kind(guard.context()).class_name()))
    }

    /// The dialect of a type.
    fn mlirTypeGetDialect(ty: MlirType) -> MlirDialect {
        let (guard, ty) = ty.enter()?;
        let class = ty.kind(guard.context()).class_name();
        let namespace = class.split_once('.').map_or("", |(namespace, _)| namespace);
        Ok(dialect::loaded(&guard, namespace).unwrap_or(MlirDialect::null()))
    }

    /// Whether two types are equal.
    fn mlirTypeEqual(t1: MlirType, t2: MlirType) -> bool {
        Ok(t1 == t2)
    }

    /// Writes a type.
    fn mlirTypePrint(ty: MlirType, callback: MlirStringCallback, userData: *mut c_void) {
        let text = read(ty, "a type", |objects, ty| Some(ty.to_text(objects.context())))?;
        raw::send(callback, userData, text.as_bytes())
    }

    /// Writes a type to the standard error.
    fn mlirTypeDump(ty: MlirType) {
        eprintln!("{}", read(ty, "a type", |objects, ty| Some(ty.to_text(objects.context())))?);
        Ok(())
    }
}
