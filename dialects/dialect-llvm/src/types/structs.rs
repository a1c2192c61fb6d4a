//! Struct types. A literal one is its body. An identified one is its name: the body is set once, later, and may contain the
//! struct itself.
//!
//! The body of an identified struct is not among the parameters that equality, hashes and walks see, but in a cell of the one storage that
//! the context interns for the name, so that types stay finite.
//!
//! **Invariant**: readers and writers of types pass on which structs they are in, and write such a struct
//! as its name.

use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

use ir_core::attr_or_type::{Interned, IntoParam, Param, make, other_param};

use crate::LLVMStructType;
use crate::prelude::*;

/// The body of an identified struct.
#[derive(Debug)]
struct Body {
    elements: Box<[Type]>,
    is_packed: bool,
    is_opaque: bool,
}

/// The place for the body of an identified struct. All are equal, because the name identifies the struct.
#[derive(Clone, Debug, Default)]
struct BodyCell(Arc<OnceLock<Body>>);

impl PartialEq for BodyCell {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl Eq for BodyCell {}

impl Hash for BodyCell {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

/// The struct has another body already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BodyError;

impl std::fmt::Display for BodyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("identified type already used with a different body")
    }
}

impl std::error::Error for BodyError {}

/// The name of packed literal structs, in the place where others have a string.
const PACKED: Param = Param::Int(1);

impl LLVMStructType {
    /// The struct with this body and no name.
    #[must_use]
    pub fn literal(ctx: &Context, body: &[Type], is_packed: bool) -> Self {
        let name = if is_packed { PACKED } else { "".into_param(ctx) };
        make(ctx, [name, body.into_param(ctx)])
    }

    /// The struct of this name, whose body may be unknown yet.
    #[must_use]
    pub fn identified(ctx: &Context, name: &str) -> Self {
        make(ctx, [name.into_param(ctx), Param::other(BodyCell::default())])
    }

    /// A struct that had no body before, whose name is `name` or, if that is taken, begins with it: `pair`, `pair.1`, `pair.2`.
    #[must_use]
    pub fn new_identified(ctx: &Context, name: &str, elements: &[Type], is_packed: bool) -> Self {
        let mut numbered = name.to_owned();
        for index in 1_u64.. {
            let found = Self::identified(ctx, &numbered);
            if !found.is_initialized(ctx) && found.set_body(ctx, elements, is_packed).is_ok() {
                return found;
            }
            numbered = format!("{name}.{index}");
        }
        unreachable!("no context has 2^64 types")
    }

    /// The struct of this name, which becomes opaque unless it has a body.
    #[must_use]
    pub fn opaque(ctx: &Context, name: &str) -> Self {
        let found = Self::identified(ctx, name);
        // A body that was set before stays, as in MLIR.
        let _ = found.set_opaque(ctx);
        found
    }

    /// Sets the body of an identified struct.
    ///
    /// # Errors
    /// When it has another body, or when this is a literal struct.
    pub fn set_body(self, ctx: &Context, elements: &[Type], is_packed: bool) -> Result<(), BodyError> {
        self.set(ctx, Body { elements: elements.into(), is_packed, is_opaque: false })
    }

    /// Makes an identified struct opaque: it has no body, and never gets one.
    ///
    /// # Errors
    /// When it has a body, or when this is a literal struct.
    pub fn set_opaque(self, ctx: &Context) -> Result<(), BodyError> {
        self.set(ctx, Body { elements: Box::default(), is_packed: false, is_opaque: true })
    }

    fn set(self, ctx: &Context, body: Body) -> Result<(), BodyError> {
        let cell = self.cell(ctx).ok_or(BodyError)?;
        let (elements, is_packed, is_opaque) = (body.elements.clone(), body.is_packed, body.is_opaque);
        let found = cell.0.get_or_init(|| body);
        let is_same =
            found.elements == elements && found.is_packed == is_packed && found.is_opaque == is_opaque;
        if is_same { Ok(()) } else { Err(BodyError) }
    }

    fn params(self, ctx: &Context) -> &[Param] {
        self.base().def_storage(ctx).map_or(&[], |storage| storage.params())
    }

    fn cell(self, ctx: &Context) -> Option<&BodyCell> {
        other_param(self.params(ctx).get(1)?)
    }

    fn identified_body(self, ctx: &Context) -> Option<&Body> {
        self.cell(ctx)?.0.get()
    }

    /// Whether the struct has a name.
    #[must_use]
    pub fn is_identified(self, ctx: &Context) -> bool {
        self.cell(ctx).is_some()
    }

    /// Whether the struct has a body: a literal one does, an identified one may get it later.
    #[must_use]
    pub fn is_initialized(self, ctx: &Context) -> bool {
        self.cell(ctx).is_none_or(|cell| cell.0.get().is_some())
    }

    /// Whether the struct is identified and has no body.
    #[must_use]
    pub fn is_opaque(self, ctx: &Context) -> bool {
        self.is_identified(ctx) && self.identified_body(ctx).is_none_or(|body| body.is_opaque)
    }

    /// Whether the elements follow each other without padding.
    #[must_use]
    pub fn is_packed(self, ctx: &Context) -> bool {
        if self.is_identified(ctx) {
            self.identified_body(ctx).is_some_and(|body| body.is_packed)
        } else {
            self.params(ctx).first() == Some(&PACKED)
        }
    }

    /// The types of the elements; none of an opaque struct.
    #[must_use]
    pub fn elements(self, ctx: &Context) -> &[Type] {
        if self.is_identified(ctx) {
            self.identified_body(ctx).map_or(&[], |body| &body.elements)
        } else {
            self.body(ctx)
        }
    }
}
