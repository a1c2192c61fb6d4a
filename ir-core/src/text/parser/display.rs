//! The form of types and attributes in messages.

use super::Parser;
use crate::context::{Attribute, Type};

impl Parser<'_> {
    /// The form of a type in messages, in quotes.
    pub fn display_type(&self, ty: Type) -> String {
        format!("'{}'", ty.to_text(self.ctx))
    }

    /// The form of an attribute in messages.
    pub fn display_attribute(&self, attribute: Attribute) -> String {
        attribute.to_text(self.ctx)
    }
}
