//! The syntax of an attribute, by its constraint.

use crate::context::{Attribute, Constructor, Test, Type};
use crate::runtime::EnumSpec;

/// The syntax of the attributes that a constraint accepts, by their storage class.
#[derive(Clone, Copy, Debug)]
pub struct AttrForm {
    /// The kind of the syntax.
    pub kind: FormKind,
    /// The type that the definition determines. The syntax omits it.
    pub ty: Option<&'static dyn Constructor<Option<Type>>>,
    /// Whether an attribute is of the storage class; `None` if all are.
    pub is_of_class: Option<&'static dyn Test<Attribute>>,
}

/// The kind of an attribute's syntax.
#[derive(Clone, Copy, Debug)]
pub enum FormKind {
    /// Any attribute.
    Any,
    /// A string that is written as a symbol name.
    Symbol,
    /// An integer that is written as the keyword of an enum case, and the type of the integer.
    Enum(&'static EnumSpec, &'static dyn Constructor<Type>),
    /// An attribute of a dialect that is written without `#dialect.mnemonic`.
    Own {
        /// The dialect.
        dialect: &'static str,
        /// The mnemonic.
        mnemonic: &'static str,
    },
    /// A dense array with this element type, written as a list in square brackets.
    DenseArray(Type),
}

impl AttrForm {
    /// Any attribute.
    pub const ANY: AttrForm = AttrForm { kind: FormKind::Any, ty: None, is_of_class: None };
}
