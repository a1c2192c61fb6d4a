//! Misuse of handles.

use crate::word::Kind;
use std::fmt;

/// The reason why a word is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misuse {
    /// The word is null.
    Null,
    /// The bits are not those of a word: uninitialised memory, or a pointer of another library.
    NoWord,
    /// The word is of another kind than the expected one.
    WrongKind {
        /// The kind of the word.
        found: Kind,
        /// The expected kind.
        expected: Kind,
    },
    /// The entity was erased.
    Erased,
    /// The context was destroyed.
    ContextDestroyed,
    /// The entity belongs to another context than the others.
    OtherContext,
    /// Passes run on the IR of the context, and this is not one of their callbacks.
    Running,
    /// Passes or patterns run on it, so only they erase it.
    Transformed,
    /// Something else owns it already, so it cannot be adopted or destroyed.
    Owned,
    /// It cannot be destroyed because something else uses it.
    Used,
    /// No more contexts, or entities of a context, can be created.
    Full,
}

impl fmt::Display for Misuse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Misuse::Null => "is null",
            Misuse::NoWord => "is not a handle of this library",
            Misuse::WrongKind { found, expected } => {
                return write!(f, "is {} where {} is expected", found.described(), expected.described());
            }
            Misuse::Erased => "was erased",
            Misuse::ContextDestroyed => "belongs to a context that was destroyed",
            Misuse::OtherContext => "belongs to another context",
            Misuse::Running => "belongs to a context whose IR is being transformed",
            Misuse::Transformed => "cannot be erased while passes or patterns run on it",
            Misuse::Owned => "is owned by something else already",
            Misuse::Used => "is used by something that remains",
            Misuse::Full => "cannot be created because there are too many",
        })
    }
}

impl std::error::Error for Misuse {}
