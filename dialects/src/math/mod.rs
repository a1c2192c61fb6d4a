//! The `math` dialect: the generated code, and what its definitions leave to Rust.

include!(concat!(env!("OUT_DIR"), "/math.rs"));

mod folds;
mod semantics;
