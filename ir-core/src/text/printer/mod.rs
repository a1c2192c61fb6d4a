//! The printer of types, attributes, affine maps and locations.

use crate::context::Context;

/// Prints into a text.
pub struct Printer<'a> {
    ctx: &'a Context,
    out: String,
}

impl<'a> Printer<'a> {
    /// Starts with an empty text.
    pub fn new(ctx: &'a Context) -> Self {
        Self { ctx, out: String::new() }
    }

    /// The context.
    pub fn context(&self) -> &'a Context {
        self.ctx
    }

    /// Appends text as it is.
    pub fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// The text so far.
    pub fn finish(self) -> String {
        self.out
    }
}
