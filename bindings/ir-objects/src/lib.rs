//! The object model of foreign callers: C programs, Python, and whatever else cannot borrow.
//!
//! All operations, blocks, regions and values of a context are in one arena, whatever module they belong to
//! or before they belong to any, so that adoption moves nothing. A foreign caller has a [`Word`] for each: 64
//! bits that contain the context and the kind of the entity, and that are invalid once the entity is erased.
//! [`lock`] returns the [`Objects`] of a word's context:
//!
//! ```
//! use ir_objects::{create_context, destroy_context, lock, Misuse};
//! use ir_core::{Context, ir::{Op, OpState}, context::Location};
//!
//! let context = create_context(Context::new(), ()).expect("fewer than 4,095 contexts");
//! let mut objects = lock(context)?;
//! let name = objects.context().op_name("builtin.module");
//! let op = objects.ir_mut().create(&OpState::new(name, Location::UNKNOWN));
//! let word = objects.word(op);
//! assert_eq!(objects.get::<Op>(word)?, op);
//! objects.ir_mut().erase(op);
//! assert_eq!(objects.get::<Op>(word), Err(Misuse::Erased));
//! drop(objects);
//! destroy_context(context)?;
//! assert_eq!(lock(context).err(), Some(Misuse::ContextDestroyed));
//! # Ok::<(), Misuse>(())
//! ```
//!
//! No misuse of a word panics: it is a [`Misuse`].
//!
//! - **Invariant**: adoption moves nothing, except that an operation keeps its regions in a run
//!   (`objects/regions.rs`).
//! - **Invariant**: nothing is erased that something else uses.
//! - A source is read into an arena of its own. That arena is moved into an empty context, appended if
//!   freed slots have no room, and copied into them otherwise. So modules that come and go reuse memory.

#[expect(unsafe_code, reason = "a lock gives access to its data, and runs a memory barrier of the system")]
mod biased;
mod boxes;
mod lend;
mod misuse;
mod objects;
mod strays;
mod table;
mod word;

pub use boxes::{Boxes, Scoped};
pub use lend::{Busy, Lent};
pub use misuse::Misuse;
pub use objects::{Entity, Objects};
pub use strays::{current_word, lock_recent};
pub use table::{Guard, create_context, destroy_context, enter, lock};
pub use word::{Kind, Word};
