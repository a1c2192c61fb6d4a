//! The `math` dialect: the generated code and its user-provided parts.

include!(concat!(env!("OUT_DIR"), "/math.rs"));

mod folds;
mod semantics;
