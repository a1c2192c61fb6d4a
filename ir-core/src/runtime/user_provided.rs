//! Names of user-provided types in generated code. They turn a missing type into a missing trait
//! implementation with a helpful message instead of an unknown name.

/// The type that provides functions of definitions. An author's own type of this name shadows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Externals;

/// The type that provides functions of rewrite rules. An author's own type of this name shadows it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rewrites;
