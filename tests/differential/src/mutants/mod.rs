//! Mutants of real modules. They compare two readers of MLIR's text on realistic modules and on mistakes in
//! them.
//! [`Corpus`] holds modules that the peer accepts. [`Corpus::mutant`] changes one of them: its text by lines
//! and tokens, or its operations, blocks and regions. [`compare`] finds the differences between the tools.
//! The modules and a number determine everything.
//!
//! Every difference is a failure unless `excused.rs` has a reason. First messages may differ for 5 mutants in
//! 1,000. The summary counts everything that is omitted or excused. **Invariant**: a dialect counts as
//! foreign if and only if the peer registers it and this project does not (`--show-dialects` of both).

mod corpus;
mod excused;
mod findings;
mod generic;
mod kinds;
mod structure;
mod summary;
mod text;
mod tokens;

pub use corpus::{Corpus, Counts, module_files, own_folders};
pub use excused::excuse;
pub use findings::{Finding, Round, What, compare};
pub use summary::Summary;

use crate::irgen::random::Random;

/// A changed module.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The number that it was derived from.
    pub number: u64,
    /// Its text. It ends with a newline and contains no separator of modules.
    pub text: String,
    /// Whether it contains a dialect that only the peer registers.
    pub is_foreign: bool,
}

impl Corpus {
    /// The mutant with a number; none when there are no modules.
    #[must_use]
    pub fn mutant(&self, number: u64) -> Option<Mutant> {
        let mut random = Random::new(number);
        // Modules of foreign dialects show fewer differences of ours.
        let from_foreign = self.common.is_empty() || !self.foreign.is_empty() && random.chance(8);
        let modules = if from_foreign { &self.foreign } else { &self.common };
        let module = corpus::pick(modules, random.word())?;
        let other = corpus::pick(modules, random.word())?;
        let (mut text, donor, is_generic) = match random.below(6) {
            0 => (module.text.clone(), &other.text, false),
            1 | 2 => (module.custom.clone(), &other.custom, false),
            _ => (module.generic.clone(), &other.generic, true),
        };
        let changes = if random.chance(2) { 1 } else { 1 + random.below(3) };
        for _ in 0..changes {
            text = if is_generic && !random.chance(3) {
                structure::mutate(&text, &mut random)
            } else {
                text::mutate(&text, donor, &mut random)
            };
        }
        let text = format!("{}\n", text.replace("// -----", "// ----"));
        Some(Mutant { number, is_foreign: self.is_foreign(&text), text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::corpus::Module;
    use std::collections::BTreeSet;

    #[test]
    fn mutants_depend_on_their_number_only() {
        let custom = "module {\n  func.func @f(%a: i32) -> i32 {\n    return %a : i32\n  }\n}\n".to_owned();
        let generic = "\"builtin.module\"() ({\n  \"func.func\"() <{function_type = (i32) -> i32, sym_name = \"f\"}> ({\n  ^bb0(%a: i32):\n    \"func.return\"(%a) : (i32) -> ()\n  }) : () -> ()\n}) : () -> ()\n".to_owned();
        let corpus = Corpus {
            common: vec![Module { hash: 0, text: custom.clone(), custom, generic }],
            foreign: Vec::new(),
            foreign_dialects: BTreeSet::new(),
            counts: Counts::default(),
        };
        let text = |number| corpus.mutant(number).map(|mutant| mutant.text);
        let different: BTreeSet<Option<String>> = (0..500).map(text).collect();
        assert_eq!(text(7), text(7));
        assert!(different.len() > 250, "only {} of 500 mutants differ", different.len());
    }
}
