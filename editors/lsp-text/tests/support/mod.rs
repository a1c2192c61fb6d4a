//! The machinery of the tests of both language servers. Each server's crate includes this module by path, and
//! has its own inputs.

pub(crate) mod client;
mod display;
pub(crate) mod features;
mod requests;
pub(crate) mod sessions;
pub(crate) mod states;
pub(crate) mod timing;
