//! Preprocessor macros, and a log of the macros that a text tests and defines, which determines whether its
//! tokens can be reused.

use rustc_hash::FxHashSet;

/// The macros that are defined at this point of the run, and their uses since the log was last taken.
#[derive(Clone, Default)]
pub(crate) struct Macros {
    defined: FxHashSet<String>,
    log: MacroLog,
}

/// Uses of macros.
#[derive(Clone, Default)]
pub(crate) struct MacroLog {
    /// Macros that were tested before they were defined here, and whether they were defined.
    pub(crate) tested: Vec<(String, bool)>,
    /// Macros that were defined.
    pub(crate) defined: Vec<String>,
}

impl Macros {
    /// Macros that are set from the start.
    pub(crate) fn new(names: &[String]) -> Macros {
        Macros { defined: names.iter().cloned().collect(), log: MacroLog::default() }
    }

    /// Whether a macro is defined.
    pub(crate) fn contains(&self, name: &str) -> bool {
        self.defined.contains(name)
    }

    /// Defines a macro, and takes no note of it.
    pub(crate) fn define(&mut self, name: &str) {
        self.defined.insert(name.to_owned());
    }

    /// The uses since the last call.
    pub(crate) fn take_log(&mut self) -> MacroLog {
        std::mem::take(&mut self.log)
    }

    /// Whether a macro is defined, for a condition.
    pub(super) fn test(&mut self, name: &str) -> bool {
        let is_defined = self.contains(name);
        if !self.log.defined.iter().any(|own| own == name) {
            self.log.tested.push((name.to_owned(), is_defined));
        }
        is_defined
    }

    /// Defines a macro. False if it is defined already.
    pub(super) fn insert(&mut self, name: String) -> bool {
        if self.test(&name) {
            return false;
        }
        self.log.defined.push(name.clone());
        self.defined.insert(name)
    }
}
