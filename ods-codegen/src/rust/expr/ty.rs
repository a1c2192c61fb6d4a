//! The types that the emitter tracks through an expression.

/// The type of an expression's value, and so the Rust type of the emitted code.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Ty {
    /// `bool`
    Bool,
    /// `i64`, for all integers
    Int,
    /// `f64`
    Float,
    /// `&str`
    Str,
    /// A handle `Type` that was tested for or cast to a class, by the class's C++ name; `mlir::Type` without
    /// one.
    Type(String),
    /// A handle `Attribute`, likewise; `mlir::Attribute` without a known class.
    Attribute(String),
    /// `ApInt`
    ApInt,
    /// `ApFloat`
    ApFloat,
    /// `AffineMap`
    AffineMap,
    /// `IntegerSet`
    IntegerSet,
    /// The context, or a builder, which stands for its context; no code is emitted for it, because every
    /// function takes the context.
    Context,
    /// `Value`
    Value,
    /// `Op`
    Op,
    /// `Region`
    Region,
    /// `Block`
    Block,
    /// A slice.
    List(Box<Ty>),
    /// `Option<T>`: an optional value.
    Optional(Box<Ty>),
    /// An enum of the definitions, by its qualified C++ name.
    Enum(String),
    /// A C++ type that is known by its name only.
    Other(String),
}

impl Ty {
    /// A type of any class.
    pub fn any_type() -> Ty {
        Ty::Type("mlir::Type".to_owned())
    }

    /// An attribute of any class.
    pub fn any_attribute() -> Ty {
        Ty::Attribute("mlir::Attribute".to_owned())
    }

    /// Whether `==` compares values by the identity of their handles or by content.
    pub fn is_comparable(&self) -> bool {
        match self {
            Ty::Context | Ty::Other(_) => false,
            Ty::List(inner) | Ty::Optional(inner) => inner.is_comparable(),
            _ => true,
        }
    }

    /// Whether the Rust types of both are the same.
    pub fn is_same_in_rust(&self, other: &Ty) -> bool {
        match (self, other) {
            (Ty::Type(_), Ty::Type(_)) | (Ty::Attribute(_), Ty::Attribute(_)) => true,
            (Ty::List(a), Ty::List(b)) | (Ty::Optional(a), Ty::Optional(b)) => a.is_same_in_rust(b),
            _ => self == other,
        }
    }

    /// Whether values are handles into an `Ir`.
    pub fn needs_ir(&self) -> bool {
        match self {
            Ty::Value | Ty::Op | Ty::Region | Ty::Block => true,
            Ty::List(inner) | Ty::Optional(inner) => inner.needs_ir(),
            _ => false,
        }
    }
}
