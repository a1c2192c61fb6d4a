//! Memory: local variables, addresses, loads, stores and atomic operations.

mod alloca;
mod gep;
mod slots;
mod verify;

pub(crate) use gep::{DYNAMIC_INDEX, Index, indices};
