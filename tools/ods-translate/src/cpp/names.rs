//! Names of variables and labels, which end with the function or loop where they began.

use ir_core::ir::{Block, Value};
use rustc_hash::FxHashMap;

/// The names in use.
#[derive(Debug, Default)]
pub(super) struct Names {
    values: FxHashMap<Value, String>,
    blocks: FxHashMap<Block, String>,
    /// The values with names, in the order of naming.
    order: Vec<Value>,
    /// Number of variables of the function.
    count: u32,
    /// Number of labels of the function.
    labels: u32,
    /// Number of loops around.
    loops: u32,
}

/// The names that existed where a scope began.
pub(super) struct Scope {
    len: usize,
    labels: u32,
}

impl Names {
    /// The name of a value, which may be new.
    pub(super) fn value(&mut self, value: Value) -> String {
        if !self.values.contains_key(&value) {
            self.count += 1;
            let name = format!("v{}", self.count);
            self.define(value, name);
        }
        self.values.get(&value).cloned().unwrap_or_default()
    }

    /// The name of a loop's counter: `i`, `j` and so on by the depth of the loop, then `u`.
    pub(super) fn counter(&mut self, value: Value) -> String {
        if !self.values.contains_key(&value) {
            self.count += 1;
            let letters = "ijklmnopqrst".chars();
            let letter = letters.clone().nth(self.loops as usize).unwrap_or('u');
            self.define(value, format!("{letter}{}", self.count));
        }
        self.value(value)
    }

    /// Makes a text the name of a value, unless it has one.
    pub(super) fn define(&mut self, value: Value, text: String) {
        if let std::collections::hash_map::Entry::Vacant(entry) = self.values.entry(value) {
            entry.insert(text);
            self.order.push(value);
        }
    }

    /// Whether a value has a name.
    pub(super) fn has_value(&self, value: Value) -> bool {
        self.values.contains_key(&value)
    }

    /// The label of a block, which may be new.
    pub(super) fn block(&mut self, block: Block) -> String {
        if !self.blocks.contains_key(&block) {
            self.labels += 1;
            self.blocks.insert(block, format!("label{}", self.labels));
        }
        self.blocks.get(&block).cloned().unwrap_or_default()
    }

    /// Begins a function. The numbers of variables restart.
    pub(super) fn enter_function(&mut self) -> Scope {
        self.count = 0;
        self.scope()
    }

    /// Begins a loop.
    pub(super) fn enter_loop(&mut self) -> Scope {
        self.loops += 1;
        self.scope()
    }

    /// Ends a loop.
    pub(super) fn leave_loop(&mut self, scope: &Scope) {
        self.loops -= 1;
        self.leave(scope);
    }

    fn scope(&self) -> Scope {
        Scope { len: self.order.len(), labels: self.labels }
    }

    /// Ends a scope.
    pub(super) fn leave(&mut self, scope: &Scope) {
        for value in self.order.drain(scope.len..) {
            self.values.remove(&value);
        }
        self.labels = scope.labels;
    }
}
