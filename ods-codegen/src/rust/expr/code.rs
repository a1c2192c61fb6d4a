//! Emitted code with its type and properties.

use ods_schema::functions::{Function, attributes, values};
use ods_schema::operators::Operator;

use super::contract::ident;
use super::tree::Tree;
use super::ty::Ty;
use crate::rust::{ToTokens, TokenStream};

/// The code of an expression.
#[derive(Clone, Debug)]
pub struct Code {
    /// The expression.
    pub(super) tree: Tree,
    /// The type of its value.
    pub(super) ty: Ty,
    /// Whether it contains a `?`, and so may appear only where `None` can be returned.
    pub(super) is_partial: bool,
}

impl Code {
    /// Code that always has a value, unless one of its parts has none; see [`Code::built_from`].
    pub(super) fn new(tree: Tree, ty: Ty) -> Code {
        Code { tree, ty, is_partial: false }
    }

    /// The literal `true` or `false`.
    pub(super) fn bool(value: bool) -> Code {
        Code::new(Tree::Bool(value), Ty::Bool)
    }

    /// A condition.
    pub(super) fn condition(tree: Tree) -> Code {
        Code::new(tree, Ty::Bool)
    }

    /// `None` of an `Option` of the type.
    pub(super) fn nothing(ty: Ty) -> Code {
        Code::new(Tree::Nothing, ty)
    }

    /// Whether the code is `None`.
    pub fn is_nothing(&self) -> bool {
        matches!(self.tree, Tree::Nothing)
    }

    /// The same code, partial if it or one of its components is.
    pub(super) fn built_from<'a>(mut self, parts: impl IntoIterator<Item = &'a Code>) -> Code {
        self.is_partial |= parts.into_iter().any(|part| part.is_partial);
        self
    }

    /// The same code with another type.
    pub(super) fn with_ty(self, ty: Ty) -> Code {
        Code { ty, ..self }
    }

    /// The result of a call; that of a partial function is unwrapped.
    pub(super) fn call(tree: Tree, ty: Ty, is_partial: bool) -> Code {
        if is_partial { Code::unwrapped(tree, ty) } else { Code::new(tree, ty) }
    }

    /// The value of an `Option`.
    pub(super) fn unwrapped(option: Tree, ty: Ty) -> Code {
        Code { is_partial: true, ..Code::new(Tree::Try(Box::new(option)), ty) }
    }

    /// Code that already contains a `?`.
    pub(super) fn partial(tree: Tree, ty: Ty) -> Code {
        Code { is_partial: true, ..Code::new(tree, ty) }
    }

    /// Whether the code is the literal of this value.
    pub(super) fn is_literal(&self, value: bool) -> bool {
        matches!(self.tree, Tree::Bool(literal) if literal == value)
    }

    /// The code as an argument of a function: numbers are borrowed.
    pub(super) fn argument(&self) -> Tree {
        match self.ty {
            Ty::ApInt | Ty::ApFloat => Tree::Ref(self.tree.boxed()),
            _ => self.tree.clone(),
        }
    }

    /// The code as an argument that is taken by value: a number may be a borrowed parameter.
    pub(super) fn owned(&self) -> Tree {
        match self.ty {
            Ty::ApInt | Ty::ApFloat => Tree::Clone(self.tree.boxed()),
            _ => self.tree.clone(),
        }
    }

    /// An owned list as a borrowed one.
    pub(super) fn borrowed(self) -> Code {
        Code { tree: Tree::Borrowed(Box::new(self.tree)), ..self }
    }

    /// The code as an owned list.
    pub(super) fn to_list(&self) -> Code {
        Code { tree: Tree::ToVec(self.tree.boxed()), ..self.clone() }
    }

    /// A list of these elements.
    pub(super) fn array(elements: &[Code], element: Ty) -> Code {
        let trees = elements.iter().map(|code| code.tree.clone());
        let code = Code::new(Tree::Array(trees.collect()), Ty::List(Box::new(element)));
        code.built_from(elements)
    }

    /// A condition that does not hold where it has no value: `holds(|| …)` if it is partial.
    pub(super) fn held(&self) -> Tree {
        if self.is_partial { Tree::Holds(Box::new(self.tree.optional())) } else { self.tree.clone() }
    }

    /// The expression.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The text of the code.
    pub fn tokens(&self) -> TokenStream {
        self.tree.to_token_stream()
    }

    /// The text of `value as u32`.
    pub fn cast_to(&self, ty: &str) -> TokenStream {
        Tree::Cast(self.tree.boxed(), ident(ty)).to_token_stream()
    }

    /// The code converted to a type; `None` if there is no conversion.
    pub(super) fn coerced(self, expected: &Ty) -> Option<Code> {
        if self.ty.is_same_in_rust(expected) {
            return Some(self);
        }
        let tree = self.tree.boxed();
        let call = |function: Function| Tree::call(function, [self.tree.clone()]);
        let created = match (&self.ty, expected) {
            (Ty::Optional(inner), _) if inner.is_same_in_rust(expected) => {
                Code::unwrapped(self.tree.clone(), expected.clone())
            }
            (_, Ty::Optional(inner)) if self.ty.is_same_in_rust(inner) => {
                Code::new(Tree::Some(tree), expected.clone())
            }
            (Ty::Int, Ty::Bool) => Code::condition(Tree::Binary(Operator::Ne, tree, Box::new(Tree::Int(0)))),
            (Ty::Bool, Ty::Int) => Code::new(Tree::From(ident("i64"), tree), Ty::Int),
            (Ty::Optional(_), Ty::Bool) => Code::condition(Tree::IsSome(tree)),
            // A handle is never null.
            (Ty::Type(_) | Ty::Attribute(_) | Ty::Value | Ty::Op | Ty::Region | Ty::Block, Ty::Bool) => {
                Code::bool(true)
            }
            (Ty::Value, Ty::Type(_)) => Code::new(call(values::value_type), expected.clone()),
            (Ty::Attribute(_), Ty::List(element)) => match **element {
                Ty::Attribute(_) => Code::unwrapped(call(attributes::array_elements), expected.clone()),
                Ty::Int => Code::unwrapped(call(attributes::dense_array_ints), expected.clone()).borrowed(),
                Ty::Bool => Code::unwrapped(call(attributes::dense_array_bools), expected.clone()).borrowed(),
                _ => return None,
            },
            (Ty::List(values), Ty::List(types))
                if **values == Ty::Value && matches!(**types, Ty::Type(_)) =>
            {
                Code::new(call(values::value_types), expected.clone()).borrowed()
            }
            _ => return None,
        };
        Some(created.built_from([&self]))
    }
}
