//! The context: everything that is interned, and the registered dialects.
//!
//! A [`Context`] is a handle that is cheap to clone: clones share the same dialects and interned values, also between
//! threads. What it gives out are four-byte handles; looking up what a handle stands for takes no lock. Nothing is ever
//! removed. Equal values have equal handles, so comparing handles compares values; the order of handles means nothing,
//! as it depends on what was made first. Handles belong to one context; an [`Ir`](crate::ir::Ir) knows its own.

mod affine;
mod attributes;
pub(crate) mod dense;
mod dialect;
mod handles;
mod ident;
mod interner;
mod kept;
mod location;
mod op_name;
mod plain;
mod resources;
mod storage;
mod table;
mod types;
pub(crate) mod upstream;
mod verify;

pub use affine::{AffineBinary, AffineExprKind, Bounds, Constraint, FlatExpr, NoValue};
pub use attributes::AttrKind;
pub use dense::ElementFormat;
pub use dialect::{Dialect, SignaturePlace};
pub use handles::{
    AffineExpr, AffineMap, Attribute, Ident, IntegerSet, Location, NamedAttribute, OpName, Type,
};
pub(crate) use kept::TypeOrAttribute;
pub use location::{FileRange, LocKind, Source};
pub use resources::ResourceBlob;
pub use storage::{AttrStorage, StorageObject, TypeStorage};
pub use types::{DYNAMIC, Signedness, TypeKind};

use interner::Interner;
use rustc_hash::FxHashMap;
use std::fmt;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, RwLock};
use table::Table;

/// A handle of what interned handles stand for, and of the registered dialects. See the [module](self).
///
/// Clones are equal to each other, and to no other context.
#[derive(Clone)]
pub struct Context {
    pub(crate) data: Arc<ContextData>,
}

/// Interned values and registered dialects, shared by all clones of a context.
pub(crate) struct ContextData {
    idents: Interner<ident::IdentData>,
    types: Interner<types::TypeData>,
    attributes: Interner<attributes::AttrData>,
    locations: Interner<location::LocData>,
    affine_exprs: Interner<affine::ExprData>,
    affine_maps: Interner<affine::MapData>,
    integer_sets: Interner<affine::SetData>,
    op_names: Interner<op_name::OpNameData>,
    sources: Table<location::SourceData>,
    /// How many of the offsets that are locations are taken.
    source_offsets: Mutex<u32>,
    resources: resources::Resources,
    dialects: Table<Box<dyn Dialect>>,
    dialect_indices: RwLock<FxHashMap<Ident, u32>>,
    /// What dialects say about inlining.
    pub(crate) dialect_interfaces: RwLock<crate::spec::interfaces::DialectInterfaces>,
    pub(crate) inliners: RwLock<FxHashMap<Ident, &'static dyn crate::interfaces::DialectInlinerInterface>>,
    allow_unregistered: AtomicBool,
    next_distinct: AtomicU32,
    kept: kept::Table,
    plain: plain::Plain,
    threads: AtomicUsize,
}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for Context {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.data, &other.data)
    }
}

impl Eq for Context {}

// A panic leaves nothing half-changed: values are interned in one step, and poisoned locks are taken over.
impl UnwindSafe for Context {}
impl RefUnwindSafe for Context {}

impl fmt::Debug for Context {
    /// The registered dialects; what is interned is too much to show.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("dialects", &self.dialect_namespaces().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}

impl Context {
    /// A context without dialects.
    #[must_use]
    pub fn new() -> Self {
        let data = ContextData {
            idents: Interner::new(),
            types: Interner::new(),
            attributes: Interner::new(),
            locations: Interner::new(),
            affine_exprs: Interner::new(),
            affine_maps: Interner::new(),
            integer_sets: Interner::new(),
            op_names: Interner::new(),
            sources: Table::new(),
            source_offsets: Mutex::new(0),
            resources: resources::Resources::new(),
            dialects: Table::new(),
            dialect_indices: RwLock::new(FxHashMap::default()),
            dialect_interfaces: RwLock::default(),
            inliners: RwLock::new(FxHashMap::default()),
            allow_unregistered: AtomicBool::new(false),
            next_distinct: AtomicU32::new(0),
            kept: kept::Table::default(),
            plain: plain::Plain::default(),
            threads: AtomicUsize::new(1),
        };
        let context = Context { data: Arc::new(data) };
        context.intern_first_types();
        context.intern_first_attributes();
        context.location(LocKind::Unknown);
        context
    }

    /// How many threads may work on a module at once; one unless it was [set](Self::set_threads).
    pub fn threads(&self) -> usize {
        self.data.threads.load(Ordering::Relaxed)
    }

    /// Says how many threads may work on a module at once. Results don't depend on it.
    pub fn set_threads(&self, threads: usize) {
        self.data.threads.store(threads.max(1), Ordering::Relaxed);
    }

    /// Whether a distinct attribute was made.
    pub(crate) fn has_distinct_attributes(&self) -> bool {
        self.data.next_distinct.load(Ordering::Relaxed) != 0
    }
}
