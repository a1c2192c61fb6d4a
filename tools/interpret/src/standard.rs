//! The registry with everything that this crate implements.

use crate::registry::Registry;
use crate::{dialects, library};

impl Registry {
    /// A registry with the operations and library functions of this crate.
    #[must_use]
    pub fn new() -> Self {
        let mut registry = Registry::empty();
        dialects::register(&mut registry);
        library::register(&mut registry);
        registry
    }
}
