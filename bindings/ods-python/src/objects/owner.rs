//! Life of IR: who keeps a module or a detached operation alive.
//!
//! Each tree of operations has an owner, which all objects of its entities share. It erases the operation at
//! the top of the tree when the last of these objects is gone, unless the operation was inserted elsewhere in
//! the meantime.

use crate::objects::context::ContextObject;
use crate::objects::error::misuse;
use crate::threads::wait_at_exit;
use ir_core::ir::Op;
use ir_objects::{Entity, Guard, Word, lock};
use pyo3::prelude::*;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// The owner of a tree of operations.
pub(crate) struct Owner {
    context: Py<ContextObject>,
    /// The operation at the top; `None` if it is not for Python to erase it.
    root: Option<Word>,
    /// The owner of the tree that the operation at the top was inserted into.
    around: OnceLock<Arc<Owner>>,
    /// The owners of operations that were detached from the tree. The objects of these operations share this
    /// owner.
    detached: Mutex<Vec<Arc<Owner>>>,
    /// Whether another owner keeps this one alive.
    is_kept: AtomicBool,
}

impl Owner {
    /// The owner of an operation that is in no block.
    pub(crate) fn new(context: Py<ContextObject>, root: Option<Word>) -> Arc<Self> {
        let is_kept = AtomicBool::new(false);
        Arc::new(Owner { context, root, around: OnceLock::new(), detached: Mutex::default(), is_kept })
    }

    /// The context.
    pub(crate) fn context<'py>(&self, py: Python<'py>) -> &Bound<'py, ContextObject> {
        self.context.bind(py)
    }

    /// Notes that the operation at the top is part of another tree now.
    pub(crate) fn inserted_into(self: &Arc<Self>, around: &Arc<Owner>) {
        if around.is_inside(self) || self.is_inside(around) {
            return;
        }
        around.forget_detached(self);
        // Owners that keep each other alive would never end.
        if self.is_kept.load(Ordering::Relaxed) && around.keeps(self) {
            return;
        }
        // An operation that moves from tree to tree keeps the first tree alive, because Python may have
        // objects of it.
        if self.around.get().is_none() {
            around.is_kept.store(true, Ordering::Relaxed);
            self.around.set(around.clone()).ok();
        } else if !(around.is_kept.load(Ordering::Relaxed) && self.keeps(around)) {
            around.keep_detached(self.clone());
        }
    }

    /// Whether this is the tree of `outer`, or a part of it.
    fn is_inside(self: &Arc<Self>, outer: &Arc<Owner>) -> bool {
        let mut found = Some(self);
        while let Some(owner) = found {
            if Arc::ptr_eq(owner, outer) {
                return true;
            }
            found = owner.around.get();
        }
        false
    }

    /// Whether this owner keeps another one alive, with others between.
    fn keeps(self: &Arc<Self>, other: &Arc<Owner>) -> bool {
        let (mut seen, mut left) = (FxHashSet::default(), vec![self.clone()]);
        while let Some(owner) = left.pop() {
            if Arc::ptr_eq(&owner, other) {
                return true;
            }
            if seen.insert(Arc::as_ptr(&owner)) {
                left.extend(owner.around.get().cloned());
                left.extend(owner.detached().iter().cloned());
            }
        }
        false
    }

    fn detached(&self) -> MutexGuard<'_, Vec<Arc<Owner>>> {
        self.detached.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep_detached(&self, owner: Arc<Owner>) {
        owner.is_kept.store(true, Ordering::Relaxed);
        self.detached().push(owner);
    }

    /// Notes that an operation that was detached from the tree comes back.
    fn forget_detached(&self, owner: &Arc<Owner>) {
        let mut detached = self.detached();
        if let Some(index) = detached.iter().rposition(|known| Arc::ptr_eq(known, owner)) {
            detached.swap_remove(index);
        }
    }

    /// The owner of an operation that was in the tree and is in no block now.
    pub(crate) fn detach(self: &Arc<Self>, py: Python<'_>, word: Word) -> Arc<Self> {
        if self.root == Some(word) {
            return self.clone();
        }
        let owner = Owner::new(self.context.clone_ref(py), Some(word));
        self.keep_detached(owner.clone());
        owner
    }
}

impl Drop for Owner {
    fn drop(&mut self) {
        let Some(root) = self.root else { return };
        let erase = || {
            // A context that is being transformed keeps the operation until it is destroyed.
            let Ok(mut guard) = lock(root) else { return };
            let Ok(op) = guard.get::<Op>(root) else { return };
            if guard.ir().parent_block(op).is_none() {
                guard.erase_op(op).ok();
            }
        };
        // After the panic of a pass, the IR may be broken. A second panic would end the process.
        catch_unwind(AssertUnwindSafe(erase)).ok();
    }
}

/// The handle of an entity of the IR, and the owner of the tree that it is in.
#[derive(Clone)]
pub(crate) struct IrRef {
    pub(crate) owner: Arc<Owner>,
    pub(crate) word: Word,
}

impl IrRef {
    /// Access to the context, and the entity. No Python code may run until the guard is dropped.
    #[inline]
    pub(crate) fn enter<E: Entity>(&self) -> PyResult<(Guard, E)> {
        wait_at_exit();
        let refused = |reason| misuse(self.word, reason);
        let guard = lock(self.word).map_err(refused)?;
        let entity = guard.get(self.word).map_err(refused)?;
        Ok((guard, entity))
    }

    /// A handle of another entity of the same tree.
    #[inline]
    pub(crate) fn sibling(&self, word: Word) -> IrRef {
        IrRef { owner: self.owner.clone(), word }
    }
}

/// The entity of a word in a context that is locked.
#[inline]
pub(crate) fn get<E: Entity>(guard: &Guard, word: Word) -> PyResult<E> {
    guard.get(word).map_err(|reason| misuse(word, reason))
}

/// The entities of words in a context that is locked.
pub(crate) fn get_all<E: Entity>(guard: &Guard, words: &[Word]) -> PyResult<SmallVec<[E; 4]>> {
    let mut entities = SmallVec::with_capacity(words.len());
    for &word in words {
        entities.push(get(guard, word)?);
    }
    Ok(entities)
}
