//! Delta debugging: an input becomes smaller while a property holds.
//!
//! [`apply_most`] applies edits in chunks, large chunks first. [`apply_removals`] uses it for ranges of a
//! text, [`reduce_text`] finds such ranges by lines and brackets. [`Trials`] counts the decisions and
//! decides each text once. [`Decider`] runs a command.
//!
//! - **Invariant**: the result depends on the input and the decisions only.

mod decider;
mod edits;
mod parts;
mod text;
mod trials;

pub use decider::{Decider, Expected};
pub use edits::apply_most;
pub use parts::{Removal, apply_removals};
pub use text::reduce_text;
pub use trials::Trials;
