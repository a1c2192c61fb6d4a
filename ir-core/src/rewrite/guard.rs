//! The records of a running declared rule.

use crate::ir::{Op, Region};

/// Records of a running declared rule, to undo it.
pub(super) struct Guard {
    /// The root of the rule. It cannot be erased while it is guarded.
    pub(super) op: Op,
    /// Whether a pattern tried to erase it.
    pub(super) is_violated: bool,
    /// The operations created by the rule or by native code.
    pub(super) created: Vec<Op>,
    /// Regions that move to new operations when the root is replaced, each with the operation and the index
    /// of its region.
    pub(super) moves: Vec<(Region, Op, usize)>,
    /// A violation of the rules for rules.
    pub(super) fault: Option<&'static str>,
}

impl Guard {
    pub(super) fn new(op: Op) -> Guard {
        Guard { op, is_violated: false, created: Vec::new(), moves: Vec::new(), fault: None }
    }
}
