//! Decisions about texts, each made once.

use std::collections::HashSet;
use std::io;

/// A predicate on texts with a limit on its calls.
pub struct Trials<'a> {
    remaining: u32,
    count: u32,
    seen: HashSet<String>,
    decide: &'a mut dyn FnMut(&str) -> io::Result<bool>,
}

impl<'a> Trials<'a> {
    /// Creates the trials of a predicate, which is called `limit` times at most.
    pub fn new(limit: u32, decide: &'a mut dyn FnMut(&str) -> io::Result<bool>) -> Self {
        Trials { remaining: limit, count: 0, seen: HashSet::new(), decide }
    }

    /// Whether the text is new and the predicate accepts it. After the limit, no text is accepted.
    ///
    /// # Errors
    /// An error of the predicate.
    pub fn accepts(&mut self, text: &str) -> io::Result<bool> {
        if self.remaining == 0 || !self.seen.insert(text.to_owned()) {
            return Ok(false);
        }
        self.remaining -= 1;
        self.count += 1;
        (self.decide)(text)
    }

    /// Number of calls of the predicate.
    #[must_use]
    pub fn count(&self) -> u32 {
        self.count
    }

    /// Whether the limit is reached.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.remaining == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_decided_once() {
        let mut decide = |text: &str| Ok(text.len() < 3);
        let mut trials = Trials::new(2, &mut decide);
        let accepted = ["a", "a", "long", "b"].map(|text| trials.accepts(text).ok());
        assert_eq!(accepted, [Some(true), Some(false), Some(false), Some(false)]);
        assert_eq!((trials.count(), trials.is_over()), (2, true));
    }
}
