//! The configuration of the pass manager.

use super::observer::ObservedBy;
use crate::text::PrintOptions;

/// A selection of passes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum PassSelection {
    /// None.
    #[default]
    None,
    /// The passes with these names.
    Some(Vec<String>),
    /// All.
    All,
}

impl PassSelection {
    pub(super) fn contains(&self, argument: &str) -> bool {
        match self {
            PassSelection::None => false,
            PassSelection::Some(names) => names.iter().any(|name| name == argument),
            PassSelection::All => true,
        }
    }

    /// Adds a pass to the selection.
    pub fn add(&mut self, argument: String) {
        match self {
            PassSelection::None => *self = PassSelection::Some(vec![argument]),
            PassSelection::Some(names) => names.push(argument),
            PassSelection::All => {}
        }
    }
}

/// When and how to dump the IR.
#[derive(Clone, Debug, Default)]
pub struct IrPrinting {
    /// Before these passes.
    pub before: PassSelection,
    /// After these passes.
    pub after: PassSelection,
    /// After a pass only if it changed the IR.
    pub only_after_change: bool,
    /// After a pass only if it failed.
    pub only_after_failure: bool,
    /// Whether to dump the top-level operation instead of the one that the pass runs on.
    pub module_scope: bool,
    /// Whether each dump goes to its own file ([`Report::File`](super::Report::File)).
    pub as_files: bool,
    /// The options for printing.
    pub options: PrintOptions,
}

/// The configuration of the pass manager.
#[derive(Clone, Debug, Default)]
pub struct PassManagerConfig {
    /// Whether to verify the IR after each pass.
    pub verify_each: bool,
    /// When and how to dump the IR.
    pub printing: IrPrinting,
    /// The observer of passes.
    pub observer: ObservedBy,
}
