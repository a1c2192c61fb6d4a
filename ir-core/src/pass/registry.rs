//! The registered passes.

use super::base::Pass;

/// A registered pass.
#[derive(Clone, Copy)]
pub struct PassEntry {
    /// The name in pipelines.
    pub argument: &'static str,
    /// The one-line description.
    pub description: &'static str,
    /// Creates the pass with its default options.
    pub create: fn() -> Box<dyn Pass>,
}

/// Passes by name, in the order of registration.
#[derive(Clone, Default)]
pub struct PassRegistry {
    entries: Vec<PassEntry>,
}

impl PassRegistry {
    /// Creates an empty registry.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Registers a pass; it replaces one of the same name.
    pub fn add(&mut self, entry: PassEntry) {
        self.entries.retain(|known| known.argument != entry.argument);
        self.entries.push(entry);
    }

    /// The pass with that name.
    #[must_use]
    pub fn find(&self, argument: &str) -> Option<&PassEntry> {
        self.entries.iter().find(|entry| entry.argument == argument)
    }

    /// All passes.
    pub fn entries(&self) -> impl Iterator<Item = &PassEntry> {
        self.entries.iter()
    }
}
