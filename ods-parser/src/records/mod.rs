//! Records, the result of evaluation. [`Records`] is immutable; generators read it through [`RecordRef`] and
//! [`ValueRef`].

mod display;
mod idle;
mod name_order;
mod store;
mod symbols;
mod types;
mod values;
mod view;

pub(crate) use display::Text;
pub(crate) use store::{Assertion, Dumped, Field, FieldKind, MAX_ANCESTORS, Record, Store};
pub(crate) use symbols::Symbols;
pub(crate) use types::{TypeKind, Types};
pub(crate) use values::{Argument, DagParts, Op, Run, Value, ValueKind, Values};

pub use idle::{IdleLet, IdleReason};
pub use name_order::compare_numeric;
pub use store::Records;
pub use symbols::Symbol;
pub use types::Type;
pub use view::{ClassRef, DagArgRef, DagRef, FieldError, FieldRef, Instances, ListRef, RecordRef, ValueRef};

/// Handle of a class or record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct RecordId(pub(crate) u32);
