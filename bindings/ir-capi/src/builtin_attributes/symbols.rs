//! `BuiltinAttributes.h`: symbol references.

use crate::attributes::read_kind;
use crate::boundary::{Access, MlirAttribute, MlirContext, MlirStringRef, Outcome, Refused, raw};
use ir_core::context::{AttrKind, Ident};
use ir_objects::Objects;

/// Reads something from the root and the nested symbols of a reference.
fn read<R>(
    attr: MlirAttribute,
    expected: &str,
    read: impl FnOnce(&Objects, Ident, &[Ident]) -> Option<R>,
) -> Outcome<R> {
    read_kind(attr, expected, |objects, kind| match kind {
        AttrKind::SymbolRef { root, nested } => read(objects, root, nested),
        _ => None,
    })
}

/// The text of a symbol, which lives as long as the context.
fn text(objects: &Objects, symbol: Ident) -> MlirStringRef {
    MlirStringRef::new(symbol.as_bytes(objects.context()))
}

capi! {
    /// A reference to a symbol, or to one nested in others; the nested references are flat symbol references.
    fn mlirSymbolRefAttrGet(
        ctx: MlirContext,
        symbol: MlirStringRef,
        numReferences: isize,
        references: *const MlirAttribute,
    ) -> MlirAttribute {
        let (root, references) = (raw::bytes(symbol)?, raw::slice(references, numReferences)?);
        let guard = ctx.lock()?;
        let ctx = guard.context();
        let flat = |reference: &MlirAttribute| match guard.entity(*reference)?.kind(ctx) {
            AttrKind::SymbolRef { root, nested: [] } => Ok(root),
            _ => Err(Refused::arguments("a nested reference is not a flat symbol reference")),
        };
        let nested = references.iter().map(flat).collect::<Outcome<Vec<_>>>()?;
        Ok(guard.out(ctx.symbol_ref_attr(ctx.ident_bytes(root), &nested)))
    }

    /// The first symbol of a reference.
    fn mlirSymbolRefAttrGetRootReference(attr: MlirAttribute) -> MlirStringRef {
        read(attr, "a symbol reference", |objects, root, _| Some(text(objects, root)))
    }

    /// The last symbol of a reference.
    fn mlirSymbolRefAttrGetLeafReference(attr: MlirAttribute) -> MlirStringRef {
        read(attr, "a symbol reference", |objects, root, nested| {
            Some(text(objects, nested.last().copied().unwrap_or(root)))
        })
    }

    /// Number of symbols after the first one.
    fn mlirSymbolRefAttrGetNumNestedReferences(attr: MlirAttribute) -> isize {
        read(attr, "a symbol reference", |_, _, nested| Some(nested.len() as isize))
    }

    /// A symbol after the first one, as a flat symbol reference.
    fn mlirSymbolRefAttrGetNestedReference(attr: MlirAttribute, pos: isize) -> MlirAttribute {
        let expected = format!("a symbol reference with a nested one at index {pos}");
        read(attr, &expected, |objects, _, nested| {
            let symbol = nested.get(usize::try_from(pos).ok()?)?;
            Some(objects.out(objects.context().symbol_ref_attr(*symbol, &[])))
        })
    }

    /// A reference to a symbol.
    fn mlirFlatSymbolRefAttrGet(ctx: MlirContext, symbol: MlirStringRef) -> MlirAttribute {
        let symbol = raw::bytes(symbol)?;
        let guard = ctx.lock()?;
        let ctx = guard.context();
        Ok(guard.out(ctx.symbol_ref_attr(ctx.ident_bytes(symbol), &[])))
    }

    /// The symbol of a flat reference.
    fn mlirFlatSymbolRefAttrGetValue(attr: MlirAttribute) -> MlirStringRef {
        read(attr, "a flat symbol reference", |objects, root, nested| {
            nested.is_empty().then(|| text(objects, root))
        })
    }
}
