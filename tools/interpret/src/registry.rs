//! The semantics of operations, by name.

use std::marker::PhantomData;
use std::sync::Arc;

use ir_core::ir::{Op, OpHandle};
use rustc_hash::FxHashMap;

use crate::emitter::{Emitter, Semantics};
use crate::machine::{Library, LibraryFunction};

/// The semantics of an operation: the author of a dialect implements it for his operations, before any
/// lowering exists. See the example of the [crate].
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

/// The semantics of operations, and of library functions.
#[derive(Clone, Default)]
pub struct Registry {
    operations: FxHashMap<&'static str, Arc<dyn Prepare>>,
    functions: Arc<Library>,
}

impl Registry {
    /// A registry without operations.
    #[must_use]
    pub fn empty() -> Self {
        Registry::default()
    }

    /// Adds the semantics of an operation, in place of earlier ones.
    pub fn add<T: Interpret + 'static>(&mut self) -> &mut Self {
        self.operations.insert(T::NAME, Arc::new(Typed::<T>(PhantomData)));
        self
    }

    /// Adds a library function that programs declare under this name.
    pub fn add_function(&mut self, name: &'static str, function: LibraryFunction) -> &mut Self {
        Arc::make_mut(&mut self.functions).insert(name, function);
        self
    }

    /// Whether an operation has semantics.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.operations.contains_key(name)
    }
}

impl Semantics for Registry {
    fn prepare(&self, name: &str, op: Op, e: &mut Emitter<'_>) -> bool {
        let Some(prepare) = self.operations.get(name) else { return false };
        prepare.prepare(op, e);
        true
    }

    fn library(&self) -> Arc<Library> {
        self.functions.clone()
    }
}
