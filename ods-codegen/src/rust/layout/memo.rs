//! Tentative layouts, kept for the next trial.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use super::shape::{Shape, is_one_line};
use crate::FxHashMap;

/// Tentative layouts of several lines, by expression and position: choosing the better of two layouts lays
/// out the same expression more than once, which would be exponential in the nesting depth. It does not
/// outlive the expressions.
#[derive(Default)]
pub(super) struct Memo {
    texts: RefCell<FxHashMap<Key, Rc<str>>>,
    /// Number of nested trials in progress.
    trials: Cell<usize>,
}

/// The address of an expression, and its position.
type Key = (usize, Shape);

impl Memo {
    /// Appends the stored text of the key; returns false if there is none.
    pub(super) fn append(&self, key: Key, out: &mut String) -> bool {
        let texts = self.texts.borrow();
        let text = texts.get(&key);
        out.push_str(text.map_or("", |text| text));
        text.is_some()
    }

    /// Keeps the text of a trial if it has several lines; one-line texts are cheap to rebuild.
    pub(super) fn keep(&self, key: Key, text: &str) {
        if self.trials.get() > 0 && !is_one_line(text) {
            self.texts.borrow_mut().insert(key, text.into());
        }
    }

    /// Runs `work` as a trial.
    pub(super) fn trying<T>(&self, work: impl FnOnce() -> T) -> T {
        self.trials.set(self.trials.get() + 1);
        let result = work();
        self.trials.set(self.trials.get() - 1);
        result
    }
}
