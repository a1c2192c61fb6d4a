//! The dialects that a context can load.

use dialects::DIALECTS;

static IRDL: Loadable = ("irdl", irdl::register);
static LLVM: Loadable = ("llvm", dialect_llvm::register);
static PDL: Loadable = ("pdl", pdl::register);

/// The dialects of this library.
pub(crate) fn own_dialects() -> impl Iterator<Item = &'static Loadable> {
    DIALECTS.iter().chain([&IRDL, &LLVM, &PDL]).chain(types_only())
}

/// The dialects with types only.
#[cfg(feature = "dialect-functions")]
fn types_only() -> &'static [Loadable] {
    &crate::type_dialects::TYPE_DIALECTS
}

/// A library of one of MLIR's dialects has that as a whole.
#[cfg(not(feature = "dialect-functions"))]
fn types_only() -> &'static [Loadable] {
    &[]
}

/// A dialect that a context can load: its namespace, and the function that registers it.
pub(crate) type Loadable = dialects::Registration;

/// The dialects that a context can load, by namespace.
#[derive(Clone, Default)]
pub(crate) struct Available {
    dialects: Vec<&'static Loadable>,
}

impl Available {
    /// All dialects.
    pub(crate) fn all() -> Self {
        Available { dialects: own_dialects().collect() }
    }

    pub(crate) fn len(&self) -> usize {
        self.dialects.len()
    }

    pub(crate) fn names(&self) -> Vec<&'static str> {
        self.dialects.iter().map(|dialect| dialect.0).collect()
    }

    pub(crate) fn get(&self, namespace: &str) -> Option<&'static Loadable> {
        self.dialects.iter().copied().find(|dialect| dialect.0 == namespace)
    }

    pub(crate) fn add(&mut self, dialect: &'static Loadable) {
        if self.get(dialect.0).is_none() {
            self.dialects.push(dialect);
        }
    }

    pub(crate) fn append(&mut self, other: Available) {
        other.dialects.into_iter().for_each(|dialect| self.add(dialect));
    }
}
