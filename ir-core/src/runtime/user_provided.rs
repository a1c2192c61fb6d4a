//! Names of user-provided types that generated code uses, so that a missing one is a missing trait implementation, whose message
//! says what to write, and not an unknown name.

/// The type that provides functions of definitions. An author's own type of this name comes before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Externals;

/// The type that provides functions of rewrite rules. An author's own type of this name comes before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rewrites;
