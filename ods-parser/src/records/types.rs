//! The types of TableGen values.

use rustc_hash::FxHashMap;

use super::RecordId;

/// An interned type; equal types have equal handles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Type(pub(crate) u32);

#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum TypeKind {
    Bit,
    Bits(u64),
    Int,
    String,
    Dag,
    List(Type),
    /// Records that derive from all of these classes (sorted by name); of any class when empty.
    Record(Box<[RecordId]>),
}

/// The types of one run.
#[derive(Clone)]
pub(crate) struct Types {
    kinds: Vec<TypeKind>,
    index: FxHashMap<TypeKind, Type>,
}

impl Type {
    pub(crate) const BIT: Type = Type(0);
    pub(crate) const INT: Type = Type(1);
    pub(crate) const STRING: Type = Type(2);
    pub(crate) const DAG: Type = Type(3);
    /// A record of any class.
    pub(crate) const ANY_RECORD: Type = Type(4);
    pub(crate) const LIST_OF_BIT: Type = Type(5);
    pub(crate) const LIST_OF_INT: Type = Type(6);
    pub(crate) const LIST_OF_STRING: Type = Type(7);
}

impl Default for Types {
    fn default() -> Types {
        let mut types = Types { kinds: Vec::new(), index: FxHashMap::default() };
        let fixed = [
            (TypeKind::Bit, Type::BIT),
            (TypeKind::Int, Type::INT),
            (TypeKind::String, Type::STRING),
            (TypeKind::Dag, Type::DAG),
            (TypeKind::Record(Box::new([])), Type::ANY_RECORD),
            (TypeKind::List(Type::BIT), Type::LIST_OF_BIT),
            (TypeKind::List(Type::INT), Type::LIST_OF_INT),
            (TypeKind::List(Type::STRING), Type::LIST_OF_STRING),
        ];
        for (kind, expected) in fixed {
            let got = types.get(kind);
            debug_assert!(got == expected, "the constants name the types in the order they are made");
        }
        types
    }
}

impl Types {
    pub(crate) fn get(&mut self, kind: TypeKind) -> Type {
        if let Some(&ty) = self.index.get(&kind) {
            return ty;
        }
        let ty = Type(self.kinds.len() as u32);
        self.kinds.push(kind.clone());
        self.index.insert(kind, ty);
        ty
    }

    /// `list<element>`.
    pub(crate) fn list_of(&mut self, element: Type) -> Type {
        match element {
            Type::BIT => Type::LIST_OF_BIT,
            Type::INT => Type::LIST_OF_INT,
            Type::STRING => Type::LIST_OF_STRING,
            _ => self.get(TypeKind::List(element)),
        }
    }

    /// `bits<width>`.
    pub(crate) fn bits(&mut self, width: u64) -> Type {
        self.get(TypeKind::Bits(width))
    }

    pub(crate) fn kind(&self, ty: Type) -> &TypeKind {
        &self.kinds[ty.0 as usize]
    }

    /// The element type of a list type.
    pub(crate) fn element(&self, ty: Type) -> Option<Type> {
        if let TypeKind::List(element) = self.kind(ty) { Some(*element) } else { None }
    }
}
