//! Types: their kinds, constructors and accessors.

use super::interner::hash_of;
use super::origin::Originates as _;
use super::{Attribute, Context, Ident, Type, TypeStorage};
use crate::num::FloatSemantics;

/// The size of a dynamic dimension, in shapes, strides and offsets (MLIR's `ShapedType::kDynamic`).
pub const DYNAMIC: i64 = i64::MIN;

/// The signedness of an integer type.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Signedness {
    /// `iN`
    Signless,
    /// `siN`
    Signed,
    /// `uiN`
    Unsigned,
}

/// The kind and contents of a type. Slices belong to the context.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum TypeKind<'c> {
    /// `i32`, `si8`, `ui64`
    Integer {
        /// The number of bits: 0 to 2^24 - 1.
        width: u32,
        /// The signedness.
        signedness: Signedness,
    },
    /// `f32`, `bf16`, `f8E5M2` …
    Float(FloatSemantics),
    /// `index`
    Index,
    /// `none`
    None,
    /// `complex<T>`
    Complex(Type),
    /// `tuple<A, B>`
    Tuple(&'c [Type]),
    /// `(A, B) -> C`
    Function {
        /// The inputs.
        inputs: &'c [Type],
        /// The results.
        results: &'c [Type],
    },
    /// `graph<(A, B) -> C>`
    Graph {
        /// The inputs.
        inputs: &'c [Type],
        /// The results.
        results: &'c [Type],
    },
    /// `vector<2x[4]xf32>`
    Vector {
        /// The sizes, all positive.
        shape: &'c [i64],
        /// Whether each dimension is scalable.
        scalable: &'c [bool],
        /// The element type.
        element: Type,
    },
    /// `tensor<2x?xf32, #encoding>`
    RankedTensor {
        /// The sizes, [`DYNAMIC`] for `?`.
        shape: &'c [i64],
        /// The element type.
        element: Type,
        /// The encoding.
        encoding: Option<Attribute>,
    },
    /// `tensor<*xf32>`
    UnrankedTensor(Type),
    /// `memref<2x?xf32, strided<[?, 1]>, 1>`
    MemRef {
        /// The sizes, [`DYNAMIC`] for `?`.
        shape: &'c [i64],
        /// The element type.
        element: Type,
        /// The layout; `None` for the identity.
        layout: Option<Attribute>,
        /// The memory space; `None` for the default.
        memory_space: Option<Attribute>,
    },
    /// `memref<*xf32, 1>`
    UnrankedMemRef {
        /// The element type.
        element: Type,
        /// The memory space; `None` for the default.
        memory_space: Option<Attribute>,
    },
    /// `!dialect<"body">` or `!dialect.body` of an unregistered dialect.
    Opaque {
        /// The dialect's namespace.
        dialect: Ident,
        /// The text after the namespace.
        body: Ident,
    },
    /// A type of a registered dialect.
    Dialect(&'c (dyn TypeStorage + 'static)),
}

/// An entry of the table of types: [`TypeKind`], owned.
pub(super) enum TypeData {
    /// Kinds without slices.
    Plain(TypeKind<'static>),
    Tuple(Box<[Type]>),
    Function(Box<[Type]>, u32),
    Graph(Box<[Type]>, u32),
    Vector(Box<[i64]>, Box<[bool]>, Type),
    RankedTensor(Box<[i64]>, Type, Option<Attribute>),
    MemRef(Box<[i64]>, Type, Option<Attribute>, Option<Attribute>),
    Dialect(Box<dyn TypeStorage>),
}

impl TypeData {
    fn kind(&self) -> TypeKind<'_> {
        match self {
            Self::Plain(kind) => *kind,
            Self::Tuple(elements) => TypeKind::Tuple(elements),
            Self::Function(types, split) => {
                let (inputs, results) = types.split_at(*split as usize);
                TypeKind::Function { inputs, results }
            }
            Self::Graph(types, split) => {
                let (inputs, results) = types.split_at(*split as usize);
                TypeKind::Graph { inputs, results }
            }
            Self::Vector(shape, scalable, element) => TypeKind::Vector { shape, scalable, element: *element },
            Self::RankedTensor(shape, element, encoding) => {
                TypeKind::RankedTensor { shape, element: *element, encoding: *encoding }
            }
            Self::MemRef(shape, element, layout, memory_space) => {
                TypeKind::MemRef { shape, element: *element, layout: *layout, memory_space: *memory_space }
            }
            Self::Dialect(storage) => TypeKind::Dialect(&**storage),
        }
    }

    fn new(kind: TypeKind<'_>) -> Self {
        let joined = |a: &[Type], b: &[Type]| [a, b].concat().into_boxed_slice();
        Self::Plain(match kind {
            TypeKind::Tuple(elements) => return Self::Tuple(elements.into()),
            TypeKind::Function { inputs, results } => {
                return Self::Function(joined(inputs, results), inputs.len() as u32);
            }
            TypeKind::Graph { inputs, results } => {
                return Self::Graph(joined(inputs, results), inputs.len() as u32);
            }
            TypeKind::Vector { shape, scalable, element } => {
                return Self::Vector(shape.into(), scalable.into(), element);
            }
            TypeKind::RankedTensor { shape, element, encoding } => {
                return Self::RankedTensor(shape.into(), element, encoding);
            }
            TypeKind::MemRef { shape, element, layout, memory_space } => {
                return Self::MemRef(shape.into(), element, layout, memory_space);
            }
            TypeKind::Dialect(storage) => return Self::Dialect(storage.clone_box()),
            TypeKind::Integer { width, signedness } => TypeKind::Integer { width, signedness },
            TypeKind::Float(semantics) => TypeKind::Float(semantics),
            TypeKind::Index => TypeKind::Index,
            TypeKind::None => TypeKind::None,
            TypeKind::Complex(element) => TypeKind::Complex(element),
            TypeKind::UnrankedTensor(element) => TypeKind::UnrankedTensor(element),
            TypeKind::UnrankedMemRef { element, memory_space } => {
                TypeKind::UnrankedMemRef { element, memory_space }
            }
            TypeKind::Opaque { dialect, body } => TypeKind::Opaque { dialect, body },
        })
    }
}

/// The types that every context interns first, so that their handles are constants.
const FIRST: [TypeKind<'static>; 9] = [
    TypeKind::Index,
    TypeKind::None,
    TypeKind::Integer { width: 1, signedness: Signedness::Signless },
    TypeKind::Integer { width: 8, signedness: Signedness::Signless },
    TypeKind::Integer { width: 16, signedness: Signedness::Signless },
    TypeKind::Integer { width: 32, signedness: Signedness::Signless },
    TypeKind::Integer { width: 64, signedness: Signedness::Signless },
    TypeKind::Float(FloatSemantics::F32),
    TypeKind::Float(FloatSemantics::F64),
];

/// The number of types with the same handles in all contexts.
pub(super) const SHARED: u32 = FIRST.len() as u32;

impl Type {
    /// The type `index`.
    pub const INDEX: Self = Self::from_index(0);
    /// The type `none`.
    pub const NONE: Self = Self::from_index(1);
    /// The type `i1`.
    pub const I1: Self = Self::from_index(2);
    /// The type `i8`.
    pub const I8: Self = Self::from_index(3);
    /// The type `i16`.
    pub const I16: Self = Self::from_index(4);
    /// The type `i32`.
    pub const I32: Self = Self::from_index(5);
    /// The type `i64`.
    pub const I64: Self = Self::from_index(6);
    /// The type `f32`.
    pub const F32: Self = Self::from_index(7);
    /// The type `f64`.
    pub const F64: Self = Self::from_index(8);

    /// Whether it is one of the constants here. None of them has elements, so this is a fast path for most
    /// types.
    #[inline]
    pub(crate) fn is_common_scalar(self) -> bool {
        (self.index() as usize) < FIRST.len()
    }

    /// The kind and contents of the type.
    ///
    /// # Panics
    /// When the type belongs to another context.
    #[track_caller]
    pub fn kind(self, ctx: &Context) -> TypeKind<'_> {
        ctx.data.types.get(self.index()).kind()
    }
}

impl Context {
    /// Interns the types that are constants.
    pub(super) fn intern_first_types(&self) {
        for kind in FIRST {
            self.type_of(kind);
        }
    }

    /// Interns the type of this kind. The shorter constructors below use it. None of them verifies (see
    /// [`Context::verify_type`]).
    pub fn type_of(&self, kind: TypeKind<'_>) -> Type {
        let index =
            self.data.types.intern(hash_of(&kind), |data| data.kind() == kind, || TypeData::new(kind));
        Type::from_index(index)
    }

    /// Interns the signless integer type `iN`.
    pub fn integer_type(&self, width: u32) -> Type {
        self.integer_type_of(width, Signedness::Signless)
    }

    /// Interns `iN`, `siN` or `uiN`.
    pub fn integer_type_of(&self, width: u32, signedness: Signedness) -> Type {
        match (signedness, width) {
            (Signedness::Signless, 1) => Type::I1,
            (Signedness::Signless, 8) => Type::I8,
            (Signedness::Signless, 16) => Type::I16,
            (Signedness::Signless, 32) => Type::I32,
            (Signedness::Signless, 64) => Type::I64,
            _ => self.type_of(TypeKind::Integer { width, signedness }),
        }
    }

    /// Interns a float type.
    pub fn float_type(&self, semantics: FloatSemantics) -> Type {
        match semantics {
            FloatSemantics::F32 => Type::F32,
            FloatSemantics::F64 => Type::F64,
            _ => self.type_of(TypeKind::Float(semantics)),
        }
    }

    /// Interns `complex<element>`.
    pub fn complex_type(&self, element: Type) -> Type {
        self.type_of(TypeKind::Complex(element))
    }

    /// Interns `tuple<elements>`.
    pub fn tuple_type(&self, elements: &[Type]) -> Type {
        self.type_of(TypeKind::Tuple(elements))
    }

    /// Interns `(inputs) -> (results)`.
    ///
    /// # Panics
    /// When a type belongs to another context.
    #[track_caller]
    pub fn function_type(&self, inputs: &[Type], results: &[Type]) -> Type {
        for ty in inputs.iter().chain(results) {
            ty.assert_from(self);
        }
        self.type_of(TypeKind::Function { inputs, results })
    }

    /// Interns `graph<(inputs) -> (results)>`.
    pub fn graph_type(&self, inputs: &[Type], results: &[Type]) -> Type {
        self.type_of(TypeKind::Graph { inputs, results })
    }

    /// Interns `vector<shape x element>`; `scalable` has one entry for each dimension.
    pub fn vector_type(&self, shape: &[i64], scalable: &[bool], element: Type) -> Type {
        self.type_of(TypeKind::Vector { shape, scalable, element })
    }

    /// Interns `tensor<shape x element, encoding>`.
    pub fn ranked_tensor_type(&self, shape: &[i64], element: Type, encoding: Option<Attribute>) -> Type {
        self.type_of(TypeKind::RankedTensor { shape, element, encoding })
    }

    /// Interns `tensor<*xelement>`.
    pub fn unranked_tensor_type(&self, element: Type) -> Type {
        self.type_of(TypeKind::UnrankedTensor(element))
    }

    /// Interns `!dialect.body` or `!dialect<"body">` of an unregistered dialect.
    pub fn opaque_type(&self, dialect: Ident, body: Ident) -> Type {
        self.type_of(TypeKind::Opaque { dialect, body })
    }
}
