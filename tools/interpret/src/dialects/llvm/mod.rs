//! `llvm`: the core of LLVM's instructions.

mod globals;

pub(crate) use globals::{constructors, global, signature};
