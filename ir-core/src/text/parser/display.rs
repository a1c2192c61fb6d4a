//! Types and attributes in messages.

use super::Parser;
use crate::context::{Attribute, Type};

impl Parser<'_> {
    /// A type as messages show it, in quotes.
    pub fn display_type(&self, ty: Type) -> String {
        format!("'{}'", ty.to_text(self.ctx))
    }

    /// An attribute as messages show it.
    pub fn display_attribute(&self, attribute: Attribute) -> String {
        attribute.to_text(self.ctx)
    }
}
