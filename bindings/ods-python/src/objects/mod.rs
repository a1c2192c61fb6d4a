//! The classes of contexts and of all that is in them. Each refers to others: an operation to its block, a
//! block to its operations, all of them to their context, which caches their classes.

pub(crate) mod affine;
pub(crate) mod arguments;
pub(crate) mod attribute_map;
pub(crate) mod attributes;
pub(crate) mod block;
pub(crate) mod build;
pub(crate) mod class_cache;
pub(crate) mod context;
pub(crate) mod create;
pub(crate) mod current;
pub(crate) mod diagnostics;
pub(crate) mod error;
pub(crate) mod frames;
pub(crate) mod insertion_point;
pub(crate) mod interned;
pub(crate) mod lists;
pub(crate) mod location;
pub(crate) mod operation;
pub(crate) mod opview;
pub(crate) mod owner;
pub(crate) mod parts;
pub(crate) mod printing;
pub(crate) mod region;
pub(crate) mod registry;
pub(crate) mod tracebacks;
pub(crate) mod value;
pub(crate) mod verifiers;
