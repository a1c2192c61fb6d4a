//! The semantics of operations, by name.

use std::marker::PhantomData;
use std::sync::Arc;

use ir_core::context::{Context, OpName};
use ir_core::ir::{Op, OpHandle};
use rustc_hash::FxHashMap;

use crate::emitter::Emitter;
use crate::machine::Machine;
use crate::program::Slot;
use crate::stop::Computed;

/// The semantics of an operation: the author of a dialect implements it for his operations, before any
/// lowering exists. See the example of the [crate](crate).
pub trait Interpret: OpHandle {
    /// Prepares an operation, once: reads its attributes and types, and emits the steps that run each time.
    fn emit(self, e: &mut Emitter<'_>);
}

/// Prepares an operation.
trait Prepare: Send + Sync {
    fn prepare(&self, op: Op, e: &mut Emitter<'_>);
}

struct Typed<T>(PhantomData<fn() -> T>);

impl<T: Interpret> Prepare for Typed<T> {
    fn prepare(&self, op: Op, e: &mut Emitter<'_>) {
        T::from_op_unchecked(op).emit(e);
    }
}

/// A function of a library, which programs declare: it gets the slots of its arguments and of its results.
pub type LibraryFunction = fn(&mut Machine<'_>, &[Slot], &[Slot]) -> Computed<()>;

/// The semantics of operations, and of library functions.
#[derive(Clone, Default)]
pub struct Registry {
    operations: FxHashMap<&'static str, Arc<dyn Prepare>>,
    functions: FxHashMap<&'static str, LibraryFunction>,
}

impl Registry {
    /// A registry without operations.
    #[must_use]
    pub fn empty() -> Self {
        Registry::default()
    }

    /// A registry with the operations of this crate.
    #[must_use]
    pub fn new() -> Self {
        let mut registry = Registry::empty();
        crate::dialects::register(&mut registry);
        crate::library::register(&mut registry);
        registry
    }

    /// Adds the semantics of an operation, in place of earlier ones.
    pub fn add<T: Interpret + 'static>(&mut self) -> &mut Self {
        self.operations.insert(T::NAME, Arc::new(Typed::<T>(PhantomData)));
        self
    }

    /// Adds a library function that programs declare under this name.
    pub fn add_function(&mut self, name: &'static str, function: LibraryFunction) -> &mut Self {
        self.functions.insert(name, function);
        self
    }

    /// Whether an operation has semantics.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.operations.contains_key(name)
    }

    /// The library function of this name.
    #[must_use]
    pub fn function(&self, name: &str) -> Option<LibraryFunction> {
        self.functions.get(name).copied()
    }

    /// Prepares an operation; `false` if it has no semantics.
    pub(crate) fn prepare(&self, ctx: &Context, name: OpName, op: Op, e: &mut Emitter<'_>) -> bool {
        let Some(prepare) = self.operations.get(name.as_str(ctx)).cloned() else { return false };
        prepare.prepare(op, e);
        true
    }
}
