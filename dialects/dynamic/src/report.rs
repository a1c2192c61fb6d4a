//! The code of loaded dialects that only C++ has.

use std::collections::BTreeSet;
use std::fmt;

/// The dialects of a plan, after they were registered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loaded {
    /// The dialects, in the order of the plan.
    pub dialects: Vec<LoadedDialect>,
}

/// A dialect of a plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoadedDialect {
    /// The namespace.
    pub name: String,
    /// Whether it was registered. The context had the others before.
    pub is_registered: bool,
    /// The code that only C++ has and that is not run, each once and in order.
    pub cpp: Vec<CppCode>,
}

impl LoadedDialect {
    /// A note for each part of the code in C++, a line each.
    pub fn notes(&self) -> impl Iterator<Item = String> {
        self.cpp.iter().map(|code| format!("note: dialect '{}': {code}\n", self.name))
    }
}

/// The kind of code in C++.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CppKind {
    /// The verifier of an operation, type or attribute.
    Verifier,
    /// A trait or interface that verifies something.
    Check,
    /// A part of a predicate or default value.
    Code,
    /// A parser and printer.
    Syntax,
    /// The inference of result types.
    Inference,
    /// A folder, patterns, memory effects or another implementation of an interface.
    Implementation,
}

/// Code in C++.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct CppCode {
    /// Its kind.
    pub kind: CppKind,
    /// The operation, type, attribute or C++ function.
    pub subject: String,
    /// The name of the trait, interface or directive; empty without one.
    pub detail: String,
}

impl fmt::Display for CppCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let CppCode { kind, subject, detail } = self;
        match kind {
            CppKind::Verifier => write!(f, "the verifier of '{subject}' is C++: it is not run"),
            CppKind::Check => write!(f, "the check '{detail}' of '{subject}' is C++: it is not run"),
            CppKind::Code => write!(f, "'{subject}' is C++: constraints with it accept what it decides"),
            CppKind::Syntax if detail.is_empty() => write!(f, "the syntax of '{subject}' is C++"),
            CppKind::Syntax => write!(f, "the syntax of '{subject}' is C++: {detail}"),
            CppKind::Inference => write!(f, "the inference of result types of '{subject}' is C++"),
            CppKind::Implementation => write!(f, "the implementation '{detail}' of '{subject}' is C++"),
        }
    }
}

/// The code that a dialect has in C++, each part once.
#[derive(Default, Debug)]
pub(crate) struct Report(BTreeSet<CppCode>);

impl Report {
    pub fn add(&mut self, kind: CppKind, subject: &str, detail: &str) {
        self.0.insert(CppCode { kind, subject: subject.to_owned(), detail: detail.to_owned() });
    }

    pub fn finish(self) -> Vec<CppCode> {
        self.0.into_iter().collect()
    }
}
