//! The registry of all outputs: a folder of emitters is a line here.

use crate::emit::{Emitter, Registry};
use crate::{capi, docs, json, pdl, python, rust};

const EMITTERS: [&[&dyn Emitter]; 7] = [
    docs::EMITTERS,
    rust::EMITTERS,
    pdl::EMITTERS,
    capi::EMITTERS,
    python::EMITTERS,
    python::PACKAGE_EMITTERS,
    json::EMITTERS,
];

/// All outputs, in the order of help.
pub fn all() -> Registry {
    EMITTERS
        .iter()
        .copied()
        .flatten()
        .fold(Registry::default(), |registry, emitter| registry.with_emitter(*emitter))
}
