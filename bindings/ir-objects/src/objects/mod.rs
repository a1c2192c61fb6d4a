//! The objects of one context.

mod entity;
mod epochs;
mod modules;
mod regions;

use crate::misuse::Misuse;
use crate::word::{Kind, Word};
pub use entity::Entity;
use epochs::Epochs;
use ir_core::Context;
use ir_core::context::OpName;
use ir_core::ir::{Ir, Op, Use, Value};
use ir_core::text::ExternalResources;
use regions::Adopted;
use rustc_hash::FxHashMap;
use std::any::Any;

/// The contents of a context: its interned values, and one arena with all its operations.
#[derive(Debug)]
pub struct Objects {
    /// Index of the context among those of the process.
    index: u16,
    /// Tells the context from earlier ones with the same index: not 0.
    pub(crate) generation: u16,
    context: Context,
    pub(crate) ir: Ir,
    pub(crate) epochs: Epochs,
    pub(crate) adopted: Adopted,
    /// The operations that dialect conversions work on. A conversion that fails undoes its recorded changes
    /// of them.
    pub(crate) converted: Vec<Op>,
    /// The operations that runs of passes and patterns work on.
    pub(crate) transformed: Vec<Op>,
    /// The number of current loans of the IR, including loans that wait for a callback.
    pub(crate) loans: usize,
    /// The name of the operations that hold regions without one.
    pub(crate) holder: OpName,
    /// The external resources of modules that were read from a text.
    pub(crate) resources: FxHashMap<Op, ExternalResources>,
    /// Data that the foreign language keeps for the context.
    host: Box<dyn Any + Send>,
}

impl Objects {
    pub(crate) fn new(index: u16, generation: u16, context: Context, host: Box<dyn Any + Send>) -> Self {
        Objects {
            index,
            generation,
            ir: Ir::new(&context),
            // Far from those of the index's last context.
            epochs: Epochs::new(generation.wrapping_mul(257) % u16::MAX),
            adopted: Adopted::default(),
            converted: Vec::new(),
            transformed: Vec::new(),
            loans: 0,
            holder: context.op_name("builtin.detached_region"),
            resources: FxHashMap::default(),
            host,
            context,
        }
    }

    /// The context.
    #[must_use]
    #[inline]
    pub fn context(&self) -> &Context {
        &self.context
    }

    /// The data that the foreign language keeps for the context; `None` if it is of another type.
    #[must_use]
    pub fn host<T: 'static>(&self) -> Option<&T> {
        self.host.downcast_ref()
    }

    /// The data that the foreign language keeps for the context, to change it.
    pub fn host_mut<T: 'static>(&mut self) -> Option<&mut T> {
        self.host.downcast_mut()
    }

    /// Destroys everything but the data that the foreign language keeps for the context.
    pub(crate) fn into_host(self) -> Box<dyn Any + Send> {
        self.host
    }

    /// The IR.
    #[must_use]
    #[inline]
    pub fn ir(&self) -> &Ir {
        &self.ir
    }

    /// The IR, to change it.
    #[inline]
    pub fn ir_mut(&mut self) -> &mut Ir {
        // Borrowers of the IR have handles without epochs, so slots are recycled only after the last loan.
        if self.loans == 0 && self.ir.has_retired() {
            self.epochs.recycle(&mut self.ir);
        }
        &mut self.ir
    }

    /// The word of the context itself.
    #[must_use]
    #[inline]
    pub fn context_word(&self) -> Word {
        Word::new(Kind::Context, self.index, 1, self.generation)
    }

    /// The word of an entity.
    #[must_use]
    #[inline]
    pub fn word<E: Entity>(&self, entity: E) -> Word {
        Word::new(E::KIND, self.index, entity.raw(), entity.epoch(self))
    }

    /// The entity of a handle; `None` if the handle is invalid or moved. [`Objects::get`] distinguishes
    /// these.
    #[must_use]
    #[inline(always)]
    pub fn find<E: Entity>(&self, word: Word) -> Option<E> {
        let is_here = word.is_of(E::KIND) && word.context() == self.index;
        if is_here { E::found(self, word.raw(), word.epoch()) } else { None }
    }

    /// The entity of a word.
    ///
    /// # Errors
    /// When there is none of this kind any more, or it belongs to another context.
    pub fn get<E: Entity>(&self, word: Word) -> Result<E, Misuse> {
        match word.kind() {
            Some(kind) if kind == E::KIND => {}
            Some(found) => return Err(Misuse::WrongKind { found, expected: E::KIND }),
            None => return Err(Misuse::NoWord),
        }
        if word.context() != self.index {
            return Err(Misuse::OtherContext);
        }
        E::checked(self, word.raw(), word.epoch())
    }

    /// The word of an operand.
    #[must_use]
    pub fn operand_word(&self, operand: Use) -> Word {
        let index = self.ir.operand_slot(operand.op, operand.index);
        Word::new(Kind::Operand, self.index, index, fold(operand.op))
    }

    /// The operand of a word, and the value that it uses.
    ///
    /// # Errors
    /// When the operation was erased, or has another number of operands than before.
    pub fn operand(&self, word: Word) -> Result<(Use, Value), Misuse> {
        match word.kind() {
            Some(Kind::Operand) if word.context() != self.index => Err(Misuse::OtherContext),
            Some(Kind::Operand) => {
                let found = self.ir.operand_in_slot(word.raw());
                found.filter(|(operand, _)| fold(operand.op) == word.epoch()).ok_or(Misuse::Erased)
            }
            Some(found) => Err(Misuse::WrongKind { found, expected: Kind::Operand }),
            None => Err(Misuse::NoWord),
        }
    }

    /// The word of the registered dialect at this index of the context's.
    #[must_use]
    pub fn dialect_word(&self, index: u32) -> Word {
        Word::new(Kind::Dialect, self.index, index, self.generation)
    }

    /// The index among the context's of the dialect of a word.
    ///
    /// # Errors
    /// When the word is of no dialect of this context.
    pub fn dialect_index(&self, word: Word) -> Result<u32, Misuse> {
        match word.kind() {
            Some(Kind::Dialect) if word.context() != self.index => Err(Misuse::OtherContext),
            Some(Kind::Dialect) if word.epoch() == self.generation => Ok(word.raw()),
            Some(Kind::Dialect) => Err(Misuse::ContextDestroyed),
            Some(found) => Err(Misuse::WrongKind { found, expected: Kind::Dialect }),
            None => Err(Misuse::NoWord),
        }
    }
}

/// 16 bits, not 0, that distinguish most operations.
fn fold(op: Op) -> u16 {
    let raw = op.raw();
    ((raw ^ raw >> 16) as u16).max(1)
}
