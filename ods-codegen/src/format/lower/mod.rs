//! From a checked format to the data that the runtime interprets ([`ods_schema::format`]): indices instead of
//! locations in the definition file, with all spacing resolved.

mod def;
mod list;
mod op;

pub use def::lower_def;
pub use op::lower_operation;

use list::List;

use super::literal;

/// Decides where spaces are printed. As in mlir-tblgen, this depends only on the text of the format: a space
/// precedes each element, except before and after some punctuation, and where whitespace or an empty literal
/// is written.
#[derive(Clone, Copy)]
struct Spacing {
    /// Whether the previous element allows a space after it.
    wants_space: bool,
    /// Whether the previous element was punctuation.
    after_punctuation: bool,
}

impl Spacing {
    /// The spacing at the start of a format.
    const START: Spacing = Spacing { wants_space: true, after_punctuation: false };

    /// Adds a literal to a list.
    fn literal<P: Copy, A: Copy>(&mut self, text: &str, list: &mut List<'_, P, A>) {
        if self.wants_space && literal::has_space_before(text, self.after_punctuation) {
            list.spaced_literal(text)
        } else {
            list.literal(text)
        }
        self.wants_space = !literal::is_opening(text);
        self.after_punctuation = !literal::is_keyword(text);
    }

    /// Whether a space precedes the next element, which is not a literal.
    fn part(&mut self) -> bool {
        let has_space = self.wants_space || !self.after_punctuation;
        *self = Spacing::START;
        has_space
    }
}
