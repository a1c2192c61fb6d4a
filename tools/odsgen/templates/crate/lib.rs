//! The dialect `@name@`.

pub mod @name@;

pub use self::@name@::*;

// Generated code looks for the operations of another dialect beside the dialect's module, as `super::arith`.
// For rules about `arith`, add the crate `odsgen-dialects` to the dependencies, its definitions to `build.rs`
// as the comment there says, and this line:
//
// pub use dialects::arith;
