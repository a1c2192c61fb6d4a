//! The passes that pipelines can name.

use super::base::Pass;

/// A pass that pipelines can name.
#[derive(Clone, Copy)]
pub struct PassEntry {
    /// The name in pipelines.
    pub argument: &'static str,
    /// What the pass does, in a line.
    pub description: &'static str,
    /// Makes one with its default options.
    pub create: fn() -> Box<dyn Pass>,
}

/// Passes by name, in the order in which they were added.
#[derive(Clone, Default)]
pub struct PassRegistry {
    entries: Vec<PassEntry>,
}

impl PassRegistry {
    /// No passes.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a pass, in place of one of the same name.
    pub fn add(&mut self, entry: PassEntry) {
        self.entries.retain(|known| known.argument != entry.argument);
        self.entries.push(entry);
    }

    /// The pass of that name.
    #[must_use]
    pub fn find(&self, argument: &str) -> Option<&PassEntry> {
        self.entries.iter().find(|entry| entry.argument == argument)
    }

    /// All passes.
    pub fn entries(&self) -> impl Iterator<Item = &PassEntry> {
        self.entries.iter()
    }
}
