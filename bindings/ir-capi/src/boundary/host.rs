//! The data of a context besides its IR.
//!
//! Names and memory that the creation of an operation needs are kept for the next one.

use super::available::Available;
use super::handles::MlirLlvmThreadPool;
use super::refused::{Outcome, Refused};
use ir_core::Context;
use ir_core::context::{OpName, Type};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::Value;
use ir_objects::{Guard, Word};
use std::sync::Arc;

/// The function of a handler: it gets a word of the context and a diagnostic, and returns whether no other
/// handler gets it.
pub type HandleDiagnostic = Arc<dyn Fn(Word, &Diagnostic) -> bool + Send + Sync>;

/// A handler of diagnostics.
#[derive(Clone)]
pub(crate) struct Handler {
    pub(crate) id: u64,
    pub(crate) handle: HandleDiagnostic,
}

/// The data that the library keeps for a context besides its IR.
#[derive(Default)]
pub(crate) struct Host {
    /// Handlers of diagnostics, the newest last.
    pub(crate) handlers: Vec<Handler>,
    /// The id of the newest handler.
    pub(crate) next_handler: u64,
    /// The dialects that can be loaded.
    pub(crate) available: Available,
    /// Whether several threads may work on the context.
    pub(crate) is_multithreaded: bool,
    /// The pool of threads that was set.
    pub(crate) thread_pool: Option<MlirLlvmThreadPool>,
    /// Memory and names that the creation of operations uses again.
    pub(crate) creation: Creation,
}

/// Memory and names that the creation of an operation leaves for that of the next one.
#[derive(Default)]
pub(crate) struct Creation {
    /// Empty, with memory for elements.
    pub(crate) operands: Vec<Value>,
    /// Empty, with memory for elements.
    pub(crate) result_types: Vec<Type>,
    /// Names that were looked up last, by a part of their hash.
    names: [Option<OpName>; 16],
}

impl Creation {
    /// The name of an operation.
    pub(crate) fn name(&mut self, ctx: &Context, text: &[u8]) -> Option<OpName> {
        // Namespaces are all the same; the ends of names differ.
        let end = text.last_chunk::<4>().map_or(0, |end| u32::from_le_bytes(*end));
        let place = (end.wrapping_mul(0x9e37_79b9) >> 28) as usize;
        match self.names[place] {
            Some(name) if name.ident(ctx).as_bytes(ctx) == text => Some(name),
            _ => {
                let name = ctx.op_name(std::str::from_utf8(text).ok()?);
                self.names[place] = Some(name);
                Some(name)
            }
        }
    }
}

// SAFETY: the only address in it is the handle of a pool of threads, which nothing dereferences.
unsafe impl Send for Host {}

impl Host {
    /// That of a context.
    pub(crate) fn get(guard: &mut Guard) -> Outcome<&mut Host> {
        guard.host_mut().ok_or_else(|| Refused::arguments("the context was not created by this library"))
    }
}
