//! The context: interned values, and the registered dialects.
//!
//! A [`Context`] is a handle that is cheap to clone: clones share the same dialects and interned values,
//! also between threads. Its handles take four bytes. Resolving a handle takes no lock. Values are never
//! removed. Equal values have equal handles, so comparing handles compares values. The order of handles is
//! meaningless, as it depends on the order of interning. Handles belong to one context. An
//! [`Ir`](crate::ir::Ir) refers to its context, and use of a handle of another context panics (`origin`).
//!
//! **Invariant**: no order depends on the integer of a handle.

mod affine;
mod alias_free;
mod attributes;
pub mod classes;
pub(crate) mod dense;
pub mod diagnostic;
mod dialect;
mod downcast;
mod foreign;
mod functions;
mod handles;
mod ident;
mod interface;
mod interner;
mod location;
mod models;
mod name_hash;
mod op_name;
mod opaque_aliases;
mod origin;
mod recent;
mod registered_op;
mod resources;
mod rewrites;
mod sparse;
mod storage;
mod table;
mod traits;
mod types;
mod verify;

pub use affine::{AffineBinary, AffineExprKind, Bounds, Constraint, FlatExpr, NoValue};
pub use attributes::AttrKind;
pub use dense::ElementFormat;
pub use dialect::RegisteredDialect;
pub use foreign::{AttributeInterface, ForeignDialects};
pub(crate) use functions::function_traits;
pub use functions::{Constructor, Deferred, Test, Transformer};
pub use handles::{
    AffineExpr, AffineMap, Attribute, Ident, IntegerSet, Location, NamedAttribute, OpName, Type,
};
pub(crate) use ident::mnemonic_length;
pub use ident::{OPERAND_SIZES, RESULT_SIZES};
pub use interface::InterfaceImpl;
pub use location::{FileRange, LocKind, Source};
pub use models::Models;
pub(crate) use models::OpModels;
pub use name_hash::NameHash;
pub(crate) use opaque_aliases::TypeOrAttribute;
pub(crate) use origin::Originates;
pub use registered_op::{OpProperties, RegisteredOp};
pub use resources::ResourceBlob;
pub use rewrites::{ConversionObserver, Rewrite, RewriteObserver};
pub use storage::{AttrStorage, StorageObject, TypeStorage};
pub use traits::Traits;
pub use types::{DYNAMIC, Signedness, TypeKind};
pub(crate) use verify::join;

use interner::Interner;
use origin::{Ids, Origin};
use rustc_hash::FxHashMap;
use std::fmt;
use std::panic::{RefUnwindSafe, UnwindSafe};
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, RwLock};
use table::Table;

/// The number of cache entries for recently looked up dialects; there are about fifty dialects.
const RECENT_DIALECTS: usize = 1 << 8;
/// The same for identifiers. A long list of strings may have a thousand different ones.
const RECENT_IDENTS: usize = 1 << 12;

/// A shared handle of the interned values and the registered dialects. See the [module](self).
///
/// Clones are equal to each other, and different from all other contexts.
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
    /// The number of allocated offsets in sources.
    source_offsets: Mutex<u32>,
    resources: resources::Resources,
    dialects: Table<RegisteredDialect>,
    dialect_indices: RwLock<FxHashMap<Ident, u32>>,
    /// Indices of dialects by the ids of their namespaces.
    recent_dialects: recent::Recent,
    dialect_interfaces: RwLock<dialect::DialectInterfaces>,
    allow_unregistered: AtomicBool,
    verifies_patterns: AtomicBool,
    foreign: OnceLock<ForeignDialects>,
    next_distinct: AtomicU32,
    opaque_aliases: opaque_aliases::Table,
    alias_free: alias_free::AliasFree,
    threads: AtomicUsize,
    rewrite_observer: OnceLock<Arc<dyn RewriteObserver>>,
    conversion_observer: OnceLock<Arc<dyn ConversionObserver>>,
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

// A panic leaves no partial change: values are interned in one step, and poisoned locks remain usable.
impl UnwindSafe for Context {}
impl RefUnwindSafe for Context {}

impl fmt::Debug for Context {
    /// Displays the registered dialects, but not the interned values, which are too many.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Context")
            .field("dialects", &self.dialect_namespaces().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}

impl Context {
    /// Creates a context without dialects.
    #[must_use]
    pub fn new() -> Self {
        let origin = Origin::new();
        let data = ContextData {
            idents: Interner::with_recent(Ids::new(origin, ident::SHARED, "an identifier"), RECENT_IDENTS),
            types: Interner::new(Ids::new(origin, types::SHARED, "a type")),
            attributes: Interner::new(Ids::new(origin, attributes::SHARED, "an attribute")),
            locations: Interner::new(Ids::new(origin, location::SHARED, "a location")),
            affine_exprs: Interner::new(Ids::new(origin, 0, "an affine expression")),
            affine_maps: Interner::new(Ids::new(origin, 0, "an affine map")),
            integer_sets: Interner::new(Ids::new(origin, 0, "an integer set")),
            op_names: Interner::new(Ids::new(origin, 0, "the name of an operation")),
            sources: Table::new(),
            source_offsets: Mutex::new(0),
            resources: resources::Resources::new(),
            dialects: Table::new(),
            dialect_indices: RwLock::new(FxHashMap::default()),
            recent_dialects: recent::Recent::new(RECENT_DIALECTS),
            dialect_interfaces: RwLock::default(),
            allow_unregistered: AtomicBool::new(false),
            verifies_patterns: AtomicBool::new(false),
            foreign: OnceLock::new(),
            next_distinct: AtomicU32::new(0),
            opaque_aliases: opaque_aliases::Table::default(),
            alias_free: alias_free::AliasFree::default(),
            threads: AtomicUsize::new(1),
            rewrite_observer: OnceLock::new(),
            conversion_observer: OnceLock::new(),
        };
        let context = Context { data: Arc::new(data) };
        context.intern_first_idents();
        context.intern_first_types();
        context.intern_first_attributes();
        context.location(LocKind::Unknown);
        context
    }

    /// The maximum number of threads that work on a module; 1 by default, see
    /// [`set_threads`](Self::set_threads).
    pub fn threads(&self) -> usize {
        self.data.threads.load(Ordering::Relaxed)
    }

    /// Sets the maximum number of threads that work on a module. Results do not depend on it.
    pub fn set_threads(&self, threads: usize) {
        self.data.threads.store(threads.max(1), Ordering::Relaxed);
    }

    /// Whether any distinct attribute was created.
    pub(crate) fn has_distinct_attributes(&self) -> bool {
        self.data.next_distinct.load(Ordering::Relaxed) != 0
    }
}
