//! Struct types. A literal struct is identified by its body. An identified struct is identified by its
//! name: its body is set once, later, and may contain the struct itself.
//!
//! The body of an identified struct is not a parameter, so equality, hashes and walks do not see it, and
//! types stay finite. The body is in a cell of the storage that the context interns for the name.
//!
//! **Invariant**: readers and writers of types pass on the list of enclosing structs. They write an
//! enclosing struct as its name.

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

/// The cell for the body of an identified struct. All cells are equal, because the name identifies the
/// struct.
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

/// The error that the struct already has another body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BodyError;

impl std::fmt::Display for BodyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("identified type already used with a different body")
    }
}

impl std::error::Error for BodyError {}

/// The parameter that marks a packed literal struct. Other literal structs have a string in its position.
const PACKED: Param = Param::Int(1);

impl LLVMStructType {
    /// The struct with this body and no name.
    #[must_use]
    pub fn literal(ctx: &Context, body: &[Type], is_packed: bool) -> Self {
        let name = if is_packed { PACKED } else { "".into_param(ctx) };
        make(ctx, [name, body.into_param(ctx)])
    }

    /// The struct of this name. Its body may not be set yet.
    #[must_use]
    pub fn identified(ctx: &Context, name: &str) -> Self {
        make(ctx, [name.into_param(ctx), Param::other(BodyCell::default())])
    }

    /// A new identified struct without a body. A suffix makes a name unique that is already taken: `pair`,
    /// `pair.1`, `pair.2`.
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

    /// The struct of this name. It becomes opaque unless it has a body.
    #[must_use]
    pub fn opaque(ctx: &Context, name: &str) -> Self {
        let found = Self::identified(ctx, name);
        // As in MLIR, an existing body stays.
        let _ = found.set_opaque(ctx);
        found
    }

    /// Sets the body of an identified struct.
    ///
    /// # Errors
    /// The struct has another body, or is a literal struct.
    pub fn set_body(self, ctx: &Context, elements: &[Type], is_packed: bool) -> Result<(), BodyError> {
        self.set(ctx, Body { elements: elements.into(), is_packed, is_opaque: false })
    }

    /// Makes an identified struct opaque: it has no body, and never gets one.
    ///
    /// # Errors
    /// The struct has a body, or is a literal struct.
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

    /// Whether the struct has a body. A literal struct always has one; an identified one may get it later.
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

    /// The types of the elements. An opaque struct has none.
    #[must_use]
    pub fn elements(self, ctx: &Context) -> &[Type] {
        if self.is_identified(ctx) {
            self.identified_body(ctx).map_or(&[], |body| &body.elements)
        } else {
            self.body(ctx)
        }
    }
}
