//! `BuiltinTypes.h`: tuples, functions and opaque types.

use crate::boundary::{Access, MlirContext, MlirStringRef, MlirType, Outcome, raw};
use crate::types::{get, read_kind};
use ir_core::context::{Ident, Type, TypeKind};
use ir_objects::Objects;

/// The element of a list at an index.
fn type_at_index(objects: &Objects, list: &[Type], index: isize) -> Option<MlirType> {
    list.get(usize::try_from(index).ok()?).map(|ty| objects.out(*ty))
}

/// Reads something from the inputs and results of a function type.
fn function<R>(
    ty: MlirType,
    expected: &str,
    read: impl FnOnce(&Objects, &[Type], &[Type]) -> Option<R>,
) -> Outcome<R> {
    read_kind(ty, expected, |objects, kind| match kind {
        TypeKind::Function { inputs, results } => read(objects, inputs, results),
        _ => None,
    })
}

/// The text of one of the parts of an opaque type.
fn opaque(ty: MlirType, part: fn(Ident, Ident) -> Ident) -> Outcome<MlirStringRef> {
    read_kind(ty, "an opaque type", |objects, kind| match kind {
        TypeKind::Opaque { dialect, body } => {
            Some(MlirStringRef::new(part(dialect, body).as_bytes(objects.context())))
        }
        _ => None,
    })
}

capi! {
    /// The type of tuples.
    fn mlirTupleTypeGet(ctx: MlirContext, numElements: isize, elements: *const MlirType) -> MlirType {
        let elements = raw::slice(elements, numElements)?;
        let guard = ctx.lock()?;
        get(&guard, TypeKind::Tuple(&guard.entities(elements)?))
    }

    /// Number of elements of a tuple type.
    fn mlirTupleTypeGetNumTypes(ty: MlirType) -> isize {
        read_kind(ty, "a tuple type", |_, kind| match kind {
            TypeKind::Tuple(elements) => Some(elements.len() as isize),
            _ => None,
        })
    }

    /// The element at an index of a tuple type.
    fn mlirTupleTypeGetType(ty: MlirType, pos: isize) -> MlirType {
        read_kind(ty, &format!("a tuple type with an element at index {pos}"), |objects, kind| match kind {
            TypeKind::Tuple(elements) => type_at_index(objects, elements, pos),
            _ => None,
        })
    }

    /// The type of functions.
    fn mlirFunctionTypeGet(
        ctx: MlirContext,
        numInputs: isize,
        inputs: *const MlirType,
        numResults: isize,
        results: *const MlirType,
    ) -> MlirType {
        let (inputs, results) = (raw::slice(inputs, numInputs)?, raw::slice(results, numResults)?);
        let guard = ctx.lock()?;
        get(&guard, TypeKind::Function { inputs: &guard.entities(inputs)?, results: &guard.entities(results)? })
    }

    /// Number of inputs of a function type.
    fn mlirFunctionTypeGetNumInputs(ty: MlirType) -> isize {
        function(ty, "a function type", |_, inputs, _| Some(inputs.len() as isize))
    }

    /// Number of results of a function type.
    fn mlirFunctionTypeGetNumResults(ty: MlirType) -> isize {
        function(ty, "a function type", |_, _, results| Some(results.len() as isize))
    }

    /// The input at an index of a function type.
    fn mlirFunctionTypeGetInput(ty: MlirType, pos: isize) -> MlirType {
        let expected = format!("a function type with an input at index {pos}");
        function(ty, &expected, |objects, inputs, _| type_at_index(objects, inputs, pos))
    }

    /// The result at an index of a function type.
    fn mlirFunctionTypeGetResult(ty: MlirType, pos: isize) -> MlirType {
        let expected = format!("a function type with a result at index {pos}");
        function(ty, &expected, |objects, _, results| type_at_index(objects, results, pos))
    }

    /// A type of an unregistered dialect.
    fn mlirOpaqueTypeGet(ctx: MlirContext, dialectNamespace: MlirStringRef, typeData: MlirStringRef) -> MlirType {
        let (dialect, body) = (raw::bytes(dialectNamespace)?, raw::bytes(typeData)?);
        let guard = ctx.lock()?;
        let [dialect, body] = [dialect, body].map(|text| guard.context().ident_bytes(text));
        get(&guard, TypeKind::Opaque { dialect, body })
    }

    /// The namespace of the dialect of an opaque type.
    fn mlirOpaqueTypeGetDialectNamespace(ty: MlirType) -> MlirStringRef {
        opaque(ty, |dialect, _| dialect)
    }

    /// The text of an opaque type after the namespace.
    fn mlirOpaqueTypeGetData(ty: MlirType) -> MlirStringRef {
        opaque(ty, |_, body| body)
    }
}
