//! Attributes: their kinds, constructors and accessors.

use super::interner::hash_of;
use super::origin::Originates as _;
use super::{
    AffineMap, AttrStorage, Attribute, Context, Ident, IntegerSet, Location, NamedAttribute, Type, TypeKind,
};
use crate::num::{ApFloat, ApInt, FloatSemantics};

/// The kind and contents of an attribute. Slices belong to the context.
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum AttrKind<'c> {
    /// `unit`
    Unit,
    /// `7 : i32`, `true` (of type `i1`), `7 : index`
    Integer {
        /// An integer type, or `index` (64 bits).
        ty: Type,
        /// The value, of the type's width.
        value: ApInt,
    },
    /// `1.5 : f32`
    Float {
        /// A float type.
        ty: Type,
        /// The value, of the type's format.
        value: ApFloat,
    },
    /// `"text"`, `"text" : type`
    String {
        /// The value.
        value: Ident,
        /// The type; `none` by default.
        ty: Type,
    },
    /// `[a, b]`
    Array(&'c [Attribute]),
    /// `{a = 1, b}`, sorted by the bytes of the names, without duplicates.
    Dictionary(&'c [NamedAttribute]),
    /// A type as an attribute.
    Type(Type),
    /// `@root::@nested::@leaf`
    SymbolRef {
        /// The root symbol name.
        root: Ident,
        /// The nested symbol names.
        nested: &'c [Ident],
    },
    /// `dense<…> : type` of integers, `index`, floats, or complex numbers of these.
    DenseElements {
        /// A vector or ranked tensor type.
        ty: Type,
        /// Whether `data` is a splat: one element that is repeated.
        splat: bool,
        /// The elements in row-major order, little endian, each in whole bytes.
        data: &'c [u8],
    },
    /// `dense<…> : type` of any other element type.
    DenseStrings {
        /// A vector or ranked tensor type.
        ty: Type,
        /// Whether `values` is a splat: one element that is repeated.
        splat: bool,
        /// The elements in row-major order.
        values: &'c [Ident],
    },
    /// `sparse<indices, values> : type`
    SparseElements {
        /// A vector or ranked tensor type.
        ty: Type,
        /// Dense elements of `i64`.
        indices: Attribute,
        /// Dense elements.
        values: Attribute,
    },
    /// `array<i32: 1, 2>`
    DenseArray {
        /// `i1`, an integer type of whole bytes, or a float type.
        element: Type,
        /// The elements, little endian, each in whole bytes.
        data: &'c [u8],
    },
    /// `dense_resource<key> : type`
    DenseResource {
        /// A shaped type.
        ty: Type,
        /// Key of the resource among those of `builtin`.
        key: Ident,
    },
    /// `affine_map<(d0) -> (d0)>`
    AffineMap(AffineMap),
    /// `affine_set<(d0) : (d0 >= 0)>`
    IntegerSet(IntegerSet),
    /// `strided<[?, 1], offset: 3>`
    StridedLayout {
        /// The offset, [`DYNAMIC`](super::DYNAMIC) for `?`.
        offset: i64,
        /// The strides, [`DYNAMIC`](super::DYNAMIC) for `?`.
        strides: &'c [i64],
    },
    /// `distinct[0]<a>`: equal to itself only, even if `referenced` is equal.
    Distinct {
        /// The attribute that it refers to.
        referenced: Attribute,
        /// Distinguishes it from the other ones of the context. It is not printed.
        id: u32,
    },
    /// `loc(…)` as an attribute.
    Location(Location),
    /// `#dialect<"body">` or `#dialect.body` of an unregistered dialect.
    Opaque {
        /// The dialect's namespace.
        dialect: Ident,
        /// The text after the namespace.
        body: Ident,
        /// The type; `none` by default.
        ty: Type,
    },
    /// An attribute of a registered dialect.
    Dialect(&'c (dyn AttrStorage + 'static)),
}

/// An entry of the table of attributes: [`AttrKind`], owned, in 24 bytes.
pub(super) enum AttrData {
    Unit,
    /// Type, width, value: up to 64 bits.
    Integer(Type, u32, u64),
    WideInteger(Type, Box<ApInt>),
    /// Type, format, bits: up to 64 bits.
    Float(Type, FloatSemantics, u64),
    WideFloat(Type, Box<ApFloat>),
    String(Ident, Type),
    Array(Box<[Attribute]>),
    Dictionary(Box<[NamedAttribute]>),
    Type(Type),
    FlatSymbolRef(Ident),
    SymbolRef(Ident, Box<[Ident]>),
    DenseElements(Type, bool, Box<[u8]>),
    DenseStrings(Type, bool, Box<[Ident]>),
    SparseElements(Type, Attribute, Attribute),
    DenseArray(Type, Box<[u8]>),
    DenseResource(Type, Ident),
    AffineMap(AffineMap),
    IntegerSet(IntegerSet),
    StridedLayout(Box<(i64, Box<[i64]>)>),
    Distinct(Attribute, u32),
    Location(Location),
    Opaque(Ident, Ident, Type),
    Dialect(Box<dyn AttrStorage>),
}

impl AttrData {
    fn kind(&self) -> AttrKind<'_> {
        match self {
            Self::Unit => AttrKind::Unit,
            Self::Integer(ty, width, bits) => AttrKind::Integer { ty: *ty, value: ApInt::new(*width, *bits) },
            Self::WideInteger(ty, value) => AttrKind::Integer { ty: *ty, value: (**value).clone() },
            Self::Float(ty, semantics, bits) => {
                AttrKind::Float { ty: *ty, value: ApFloat::from_bits(*semantics, u128::from(*bits)) }
            }
            Self::WideFloat(ty, value) => AttrKind::Float { ty: *ty, value: **value },
            Self::String(value, ty) => AttrKind::String { value: *value, ty: *ty },
            Self::Array(elements) => AttrKind::Array(elements),
            Self::Dictionary(entries) => AttrKind::Dictionary(entries),
            Self::Type(ty) => AttrKind::Type(*ty),
            Self::FlatSymbolRef(root) => AttrKind::SymbolRef { root: *root, nested: &[] },
            Self::SymbolRef(root, nested) => AttrKind::SymbolRef { root: *root, nested },
            Self::DenseElements(ty, splat, data) => AttrKind::DenseElements { ty: *ty, splat: *splat, data },
            Self::DenseStrings(ty, splat, values) => {
                AttrKind::DenseStrings { ty: *ty, splat: *splat, values }
            }
            Self::SparseElements(ty, indices, values) => {
                AttrKind::SparseElements { ty: *ty, indices: *indices, values: *values }
            }
            Self::DenseArray(element, data) => AttrKind::DenseArray { element: *element, data },
            Self::DenseResource(ty, key) => AttrKind::DenseResource { ty: *ty, key: *key },
            Self::AffineMap(map) => AttrKind::AffineMap(*map),
            Self::IntegerSet(set) => AttrKind::IntegerSet(*set),
            Self::StridedLayout(layout) => AttrKind::StridedLayout { offset: layout.0, strides: &layout.1 },
            Self::Distinct(referenced, id) => AttrKind::Distinct { referenced: *referenced, id: *id },
            Self::Location(location) => AttrKind::Location(*location),
            Self::Opaque(dialect, body, ty) => AttrKind::Opaque { dialect: *dialect, body: *body, ty: *ty },
            Self::Dialect(storage) => AttrKind::Dialect(&**storage),
        }
    }

    fn new(kind: AttrKind<'_>) -> Self {
        match kind {
            AttrKind::Unit => Self::Unit,
            AttrKind::Integer { ty, value } if value.width() <= 64 => {
                Self::Integer(ty, value.width(), value.low_u64())
            }
            AttrKind::Integer { ty, value } => Self::WideInteger(ty, Box::new(value)),
            AttrKind::Float { ty, value } if value.is_its_encoding() && value.semantics().width() <= 64 => {
                Self::Float(ty, value.semantics(), value.to_bits() as u64)
            }
            AttrKind::Float { ty, value } => Self::WideFloat(ty, Box::new(value)),
            AttrKind::String { value, ty } => Self::String(value, ty),
            AttrKind::Array(elements) => Self::Array(elements.into()),
            AttrKind::Dictionary(entries) => Self::Dictionary(entries.into()),
            AttrKind::Type(ty) => Self::Type(ty),
            AttrKind::SymbolRef { root, nested: [] } => Self::FlatSymbolRef(root),
            AttrKind::SymbolRef { root, nested } => Self::SymbolRef(root, nested.into()),
            AttrKind::DenseElements { ty, splat, data } => Self::DenseElements(ty, splat, data.into()),
            AttrKind::DenseStrings { ty, splat, values } => Self::DenseStrings(ty, splat, values.into()),
            AttrKind::SparseElements { ty, indices, values } => Self::SparseElements(ty, indices, values),
            AttrKind::DenseArray { element, data } => Self::DenseArray(element, data.into()),
            AttrKind::DenseResource { ty, key } => Self::DenseResource(ty, key),
            AttrKind::AffineMap(map) => Self::AffineMap(map),
            AttrKind::IntegerSet(set) => Self::IntegerSet(set),
            AttrKind::StridedLayout { offset, strides } => {
                Self::StridedLayout(Box::new((offset, strides.into())))
            }
            AttrKind::Distinct { referenced, id } => Self::Distinct(referenced, id),
            AttrKind::Location(location) => Self::Location(location),
            AttrKind::Opaque { dialect, body, ty } => Self::Opaque(dialect, body, ty),
            AttrKind::Dialect(storage) => Self::Dialect(storage.clone_box()),
        }
    }
}

/// The maximum size of dictionaries that are searched linearly.
const SHORT: usize = 8;

/// The number of attributes with the same handles in all contexts.
pub(super) const SHARED: u32 = 4;

impl Attribute {
    /// The attribute `unit`.
    pub const UNIT: Self = Self::from_index(0);
    /// The attribute `false`.
    pub const FALSE: Self = Self::from_index(1);
    /// The attribute `true`.
    pub const TRUE: Self = Self::from_index(2);
    /// The dictionary `{}`.
    pub const EMPTY_DICTIONARY: Self = Self::from_index(3);

    /// The kind and contents of the attribute.
    ///
    /// # Panics
    /// When the attribute belongs to another context.
    #[track_caller]
    pub fn kind(self, ctx: &Context) -> AttrKind<'_> {
        ctx.data.attributes.get(self.index()).kind()
    }

    /// The entries, if this is a dictionary.
    #[track_caller]
    pub fn dictionary_entries(self, ctx: &Context) -> Option<&[NamedAttribute]> {
        match ctx.data.attributes.get(self.index()) {
            AttrData::Dictionary(entries) => Some(entries),
            _ => None,
        }
    }

    /// The value of the entry with this name, if this is a dictionary and has one.
    pub fn dictionary_entry(self, ctx: &Context, name: &str) -> Option<Attribute> {
        let entries = self.dictionary_entries(ctx)?;
        // Most names differ in length, so a short list needs few comparisons.
        if entries.len() <= SHORT {
            let entry = entries.iter().find(|entry| entry.name.as_bytes(ctx) == name.as_bytes());
            return entry.map(|entry| entry.value);
        }
        let found = entries.binary_search_by(|entry| entry.name.as_bytes(ctx).cmp(name.as_bytes()));
        found.ok().map(|index| entries[index].value)
    }

    /// The type of a typed attribute (number, string, elements or opaque attribute); `None` for other
    /// attributes.
    pub fn attribute_type(self, ctx: &Context) -> Option<Type> {
        match self.kind(ctx) {
            AttrKind::Integer { ty, .. }
            | AttrKind::Float { ty, .. }
            | AttrKind::String { ty, .. }
            | AttrKind::DenseElements { ty, .. }
            | AttrKind::DenseStrings { ty, .. }
            | AttrKind::SparseElements { ty, .. }
            | AttrKind::DenseResource { ty, .. }
            | AttrKind::Opaque { ty, .. } => Some(ty),
            AttrKind::Dialect(storage) => storage.attribute_type(ctx),
            _ => None,
        }
    }
}

impl Context {
    /// Interns the attributes that are constants, in the order of their indices.
    pub(super) fn intern_first_attributes(&self) {
        self.attribute(AttrKind::Unit);
        self.attribute(AttrKind::Integer { ty: Type::I1, value: ApInt::new(1, 0) });
        self.attribute(AttrKind::Integer { ty: Type::I1, value: ApInt::new(1, 1) });
        self.attribute(AttrKind::Dictionary(&[]));
    }

    /// Interns the attribute of this kind. The shorter constructors below use it. None of them verifies.
    pub fn attribute(&self, kind: AttrKind<'_>) -> Attribute {
        let hash = hash_of(&kind);
        let index =
            self.data.attributes.intern(hash, |data| data.kind() == kind, || AttrData::new(kind.clone()));
        Attribute::from_index(index)
    }

    /// Interns `true` or `false`.
    pub fn bool_attr(&self, value: bool) -> Attribute {
        if value { Attribute::TRUE } else { Attribute::FALSE }
    }

    /// Interns `value : ty`; the value's width is that of the type (64 for `index`).
    pub fn integer_attr(&self, ty: Type, value: ApInt) -> Attribute {
        self.attribute(AttrKind::Integer { ty, value })
    }

    /// Interns `value : ty`, truncated or sign-extended to the type's width.
    ///
    /// # Panics
    /// When the type is neither `index` nor an integer type.
    pub fn integer_attr_of(&self, ty: Type, value: i64) -> Attribute {
        let width = match ty.kind(self) {
            TypeKind::Index => 64,
            TypeKind::Integer { width, .. } => width,
            _ => panic!("an integer attribute needs an integer type"),
        };
        self.integer_attr(ty, ApInt::from_i64(width, value))
    }

    /// Interns `value : ty`; the value has the type's format.
    pub fn float_attr(&self, ty: Type, value: ApFloat) -> Attribute {
        self.attribute(AttrKind::Float { ty, value })
    }

    /// Interns the string attribute `"value"`.
    pub fn string_attr(&self, value: &str) -> Attribute {
        self.ident_attr(self.ident(value))
    }

    /// Interns the string attribute `"value"` of an interned string.
    pub fn ident_attr(&self, value: Ident) -> Attribute {
        self.attribute(AttrKind::String { value, ty: Type::NONE })
    }

    /// Interns `[elements]`.
    pub fn array_attr(&self, elements: &[Attribute]) -> Attribute {
        self.attribute(AttrKind::Array(elements))
    }

    /// Interns the dictionary of `entries`, in any order.
    ///
    /// # Errors
    /// The first duplicate name.
    pub fn dictionary_attr(&self, entries: &[NamedAttribute]) -> Result<Attribute, Ident> {
        let name = |e: &NamedAttribute| e.name.as_bytes(self);
        if entries.is_sorted_by(|a, b| name(a) < name(b)) {
            return Ok(self.attribute(AttrKind::Dictionary(entries)));
        }
        let mut sorted = entries.to_vec();
        sorted.sort_by(|a, b| name(a).cmp(name(b)));
        match sorted.windows(2).find(|pair| pair[0].name == pair[1].name) {
            Some(pair) => Err(pair[0].name),
            None => Ok(self.attribute(AttrKind::Dictionary(&sorted))),
        }
    }

    /// Interns a type as an attribute.
    ///
    /// # Panics
    /// When the type belongs to another context.
    #[track_caller]
    pub fn type_attr(&self, ty: Type) -> Attribute {
        ty.assert_from(self);
        self.attribute(AttrKind::Type(ty))
    }

    /// Interns `@root::@nested…`.
    pub fn symbol_ref_attr(&self, root: Ident, nested: &[Ident]) -> Attribute {
        self.attribute(AttrKind::SymbolRef { root, nested })
    }

    /// Interns `affine_map<…>`.
    pub fn affine_map_attr(&self, map: AffineMap) -> Attribute {
        self.attribute(AttrKind::AffineMap(map))
    }

    /// Interns `affine_set<…>`.
    pub fn integer_set_attr(&self, set: IntegerSet) -> Attribute {
        self.attribute(AttrKind::IntegerSet(set))
    }

    /// Interns `loc(…)` as an attribute.
    pub fn location_attr(&self, location: Location) -> Attribute {
        self.attribute(AttrKind::Location(location.interned(self)))
    }

    /// Creates a distinct attribute. It equals no other attribute.
    pub fn distinct_attr(&self, referenced: Attribute) -> Attribute {
        let id = self.data.next_distinct.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        self.attribute(AttrKind::Distinct { referenced, id })
    }

    /// Interns `#dialect.body` or `#dialect<"body">` of an unregistered dialect.
    pub fn opaque_attr(&self, dialect: Ident, body: Ident, ty: Type) -> Attribute {
        self.attribute(AttrKind::Opaque { dialect, body, ty })
    }
}
