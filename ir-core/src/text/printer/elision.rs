//! The elision of the types of attributes.

/// Whether the type of an attribute is omitted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeElision {
    /// Never, except `none`.
    Never,
    /// If the parser would infer the same type: `i64` of integers, `f64` of floats.
    May,
    /// Always, because the context implies the type.
    Must,
}
