//! Dense resources: keyed blobs, stored outside of the attributes that refer to them.

use super::table::Table;
use super::{Context, Ident};
use rustc_hash::FxHashMap;
use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The data of a resource.
#[derive(Clone)]
pub struct ResourceBlob {
    /// The alignment: a power of two, or 0.
    pub alignment: u32,
    data: Arc<dyn AsRef<[u8]> + Send + Sync>,
}

impl ResourceBlob {
    /// A blob with a copy of this data; without data the alignment is 0.
    pub fn new(alignment: u32, data: &[u8]) -> Self {
        let alignment = if data.is_empty() { 0 } else { alignment };
        Self::from_owner(alignment, Box::<[u8]>::from(data))
    }

    /// A blob of data with another owner, such as a mapped file. The owner is dropped after the last use.
    pub fn from_owner(alignment: u32, data: impl AsRef<[u8]> + Send + Sync + 'static) -> Self {
        Self { alignment, data: Arc::new(data) }
    }

    /// The bytes.
    pub fn data(&self) -> &[u8] {
        (*self.data).as_ref()
    }
}

impl PartialEq for ResourceBlob {
    fn eq(&self, other: &Self) -> bool {
        (self.alignment, self.data()) == (other.alignment, other.data())
    }
}

impl Eq for ResourceBlob {}

impl fmt::Debug for ResourceBlob {
    /// Shows the size; the data can be large.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.data().len();
        f.debug_struct("ResourceBlob").field("alignment", &self.alignment).field("size", &size).finish()
    }
}

/// The resources of the dialect `builtin`.
pub(super) struct Resources {
    indices: Mutex<FxHashMap<Ident, u32>>,
    blobs: Table<OnceLock<ResourceBlob>>,
}

impl Resources {
    pub(super) fn new() -> Self {
        Self { indices: Mutex::default(), blobs: Table::new() }
    }
}

impl Context {
    /// Declares a resource and returns its key: `key`, or, if that is taken, the first free one of `key_1`,
    /// `key_2` …
    pub fn declare_resource(&self, key: &[u8]) -> Ident {
        let mut indices = self.data.resources.indices.lock().unwrap_or_else(PoisonError::into_inner);
        let mut unique = self.ident_bytes(key);
        let mut number = 0;
        while indices.contains_key(&unique) {
            number += 1;
            unique = self.ident_bytes(&[key, format!("_{number}").as_bytes()].concat());
        }
        indices.insert(unique, self.data.resources.blobs.push(OnceLock::new()));
        unique
    }

    /// Sets the data of a declared resource. Returns `false` if it is not declared or already has data.
    pub fn set_resource(&self, key: Ident, blob: ResourceBlob) -> bool {
        self.resource_slot(key).is_some_and(|slot| slot.set(blob).is_ok())
    }

    /// The data of a resource, if it has any.
    pub fn resource(&self, key: Ident) -> Option<&ResourceBlob> {
        self.resource_slot(key)?.get()
    }

    fn resource_slot(&self, key: Ident) -> Option<&OnceLock<ResourceBlob>> {
        let indices = self.data.resources.indices.lock().unwrap_or_else(PoisonError::into_inner);
        indices.get(&key).map(|index| self.data.resources.blobs.get(*index))
    }
}
