//! Blocks and regions that are created without a context.
//!
//! MLIR's C API creates regions, and blocks without arguments, without saying in which context. They are
//! created in the context that the thread used last, which is nearly always the right one. When one is used
//! with another context, it moves there if it is still empty, and its old word is followed to the new one.

use crate::misuse::Misuse;
use crate::table::{Guard, create_context, last_used, lock};
use crate::word::{Kind, Word};
use ir_core::Context;
use ir_core::ir::{Block, Region};
use rustc_hash::FxHashMap;
use std::sync::{Mutex, OnceLock, PoisonError};

/// The words of blocks and regions that moved to another context.
static MOVED: Mutex<Option<FxHashMap<Word, Word>>> = Mutex::new(None);

/// Access to the context for a new block or region that does not say which: the one that this thread used
/// last.
///
/// # Errors
/// When there can be no more contexts.
pub fn lock_recent() -> Result<Guard, Misuse> {
    static NURSERY: OnceLock<Result<Word, Misuse>> = OnceLock::new();
    if let Some(guard) = last_used().and_then(|word| lock(word).ok()) {
        return Ok(guard);
    }
    lock((*NURSERY.get_or_init(|| create_context(Context::new(), ())))?)
}

/// The word that a block or region has now: another one if it moved to another context.
#[must_use]
pub fn current_word(word: Word) -> Word {
    let moved = MOVED.lock().unwrap_or_else(PoisonError::into_inner);
    moved.as_ref().and_then(|moved| moved.get(&word)).copied().unwrap_or(word)
}

impl Guard {
    /// The word in this context of a block or region that may have been created in another one by a wrong
    /// guess.
    ///
    /// # Errors
    /// When it belongs to another context and is not empty any more.
    pub fn adopt_stray(&mut self, word: Word) -> Result<Word, Misuse> {
        let word = current_word(word);
        let is_here = |found: Result<(), Misuse>| found != Err(Misuse::OtherContext);
        let new = match word.kind() {
            Some(Kind::Block) if !is_here(self.get::<Block>(word).map(drop)) => {
                remove_empty_block(word)?;
                let block = self.ir_mut().create_block();
                self.word(block)
            }
            Some(Kind::Region) if !is_here(self.get::<Region>(word).map(drop)) => {
                remove_empty_region(word)?;
                let region = self.create_region();
                self.word(region)
            }
            _ => return Ok(word),
        };
        let mut moved = MOVED.lock().unwrap_or_else(PoisonError::into_inner);
        moved.get_or_insert_default().insert(word, new);
        Ok(new)
    }
}

/// Erases an empty block of another context. This context is locked, too, so the function only tries to lock
/// the other one.
fn remove_empty_block(word: Word) -> Result<(), Misuse> {
    let mut other = crate::table::try_lock(word)?;
    let block: Block = other.get(word)?;
    let ir = other.ir();
    let is_empty = ir.first_op(block).is_none() && ir.num_arguments(block) == 0;
    if !is_empty || ir.parent_region(block).is_some() {
        return Err(Misuse::OtherContext);
    }
    other.erase_block(block)
}

fn remove_empty_region(word: Word) -> Result<(), Misuse> {
    let mut other = crate::table::try_lock(word)?;
    let region: Region = other.get(word)?;
    if other.parent_op(region).is_some() || !other.ir().is_empty_region(region) {
        return Err(Misuse::OtherContext);
    }
    other.erase_region(region)
}
