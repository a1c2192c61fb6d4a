//! Hashes of names that constants hold.

/// A hash of the name of an operation, type or attribute. It is the same in every context and program, so a
/// handle has that of its definition as a constant, and a cast compares two integers. Only if they are
/// equal, it compares the names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NameHash(u64);

impl NameHash {
    /// The hash of the empty name.
    pub const EMPTY: NameHash = NameHash(0xcbf2_9ce4_8422_2325);

    /// The hash of a name.
    #[must_use]
    pub const fn new(name: &str) -> Self {
        Self::EMPTY.with_bytes(name.as_bytes())
    }

    /// The hash of the name `dialect.name`.
    #[must_use]
    pub const fn qualified(dialect: &str, name: &str) -> Self {
        Self::new(dialect).with_bytes(b".").with_bytes(name.as_bytes())
    }

    /// The hash of the name and of another string, such as the type of a parameter.
    #[must_use]
    pub const fn with_text(self, text: &str) -> Self {
        self.with_bytes(b",").with_bytes(text.as_bytes())
    }

    /// The hash of a name that these bytes extend (FNV-1a).
    pub(super) const fn with_bytes(self, bytes: &[u8]) -> Self {
        let (mut hash, mut index) = (self.0, 0);
        while index < bytes.len() {
            hash = (hash ^ bytes[index] as u64).wrapping_mul(0x0100_0000_01b3);
            index += 1;
        }
        NameHash(hash)
    }
}
