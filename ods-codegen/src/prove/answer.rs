//! The answers of a solver.

use super::sexpr::{self, Sexpr};

/// The answer of a solver.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// The rule is correct for these types.
    Proved,
    /// There is a counterexample.
    Refuted(Model),
    /// The solver has no answer.
    Unknown,
}

/// The values of a counterexample.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Model(Vec<(String, u64)>);

impl Model {
    /// Reads the answer to `get-value`: `((%x #x0f) (%x.poison false))`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Model> {
        let Sexpr::List(pairs) = sexpr::parse(text).ok()? else { return None };
        let pair = |pair: &Sexpr<'_>| {
            let Sexpr::List(pair) = pair else { return None };
            let [Sexpr::Atom(name), value] = pair.as_slice() else { return None };
            Some(((*name).to_owned(), number(value)?))
        };
        pairs.iter().map(pair).collect::<Option<_>>().map(Model)
    }

    /// The value of a name; 0 if the solver has none.
    pub(super) fn get(&self, name: &str) -> u64 {
        self.0.iter().find(|(found, _)| found == name).map_or(0, |(_, value)| *value)
    }
}

fn number(value: &Sexpr<'_>) -> Option<u64> {
    match value {
        Sexpr::Atom("true") => Some(1),
        Sexpr::Atom("false") => Some(0),
        Sexpr::Atom(atom) => {
            let (digits, radix) = match atom.strip_prefix("#b") {
                Some(digits) => (digits, 2),
                None => (atom.strip_prefix("#x")?, 16),
            };
            u64::from_str_radix(digits, radix).ok()
        }
        Sexpr::List(list) => match list.as_slice() {
            [Sexpr::Atom("_"), Sexpr::Atom(bits), Sexpr::Atom(_)] => bits.strip_prefix("bv")?.parse().ok(),
            _ => None,
        },
    }
}
