//! Emitted code with its type and properties.

use ods_schema::functions::{attributes, values};

use super::contract::runtime;
use super::ty::Ty;
use crate::rust::{TokenStream, quote};

/// The Rust code of an expression.
#[derive(Clone, Debug)]
pub struct Code {
    /// The tokens.
    pub tokens: TokenStream,
    /// The type of its value.
    pub(super) ty: Ty,
    /// Whether it contains a `?`, and so may appear only where `None` can be returned.
    pub(super) is_partial: bool,
    shape: Shape,
}

/// The syntactic form of code.
#[derive(Clone, Debug)]
enum Shape {
    /// A name, a literal, a call: needs no parentheses as an operand or receiver.
    Atom,
    /// `true` or `false`.
    Literal(bool),
    /// `None`
    Nothing,
    /// `option?`, an atom, with the `Option`.
    Unwrapped(TokenStream),
    /// Needs parentheses as an operand.
    Compound,
    /// `value as Type`: likewise, but not as the operand of another cast.
    Cast,
    /// `&[a, b]` with the array.
    Array(TokenStream),
    /// `&list[..]` with the list.
    Borrowed(TokenStream),
}

impl Code {
    fn new(tokens: TokenStream, ty: Ty, shape: Shape) -> Code {
        Code { tokens, ty, is_partial: false, shape }
    }

    /// Code that needs no parentheses: a name, a literal, a call.
    pub(super) fn atom(tokens: TokenStream, ty: Ty) -> Code {
        Code::new(tokens, ty, Shape::Atom)
    }

    /// Code that needs parentheses as an operand.
    pub(super) fn compound(tokens: TokenStream, ty: Ty) -> Code {
        Code::new(tokens, ty, Shape::Compound)
    }

    /// `value as Type`
    pub(super) fn cast(tokens: TokenStream, ty: Ty) -> Code {
        Code::new(tokens, ty, Shape::Cast)
    }

    /// The tokens as the operand of a cast.
    pub fn cast_operand(&self) -> TokenStream {
        if matches!(self.shape, Shape::Cast) { self.tokens.clone() } else { self.operand() }
    }

    /// The literal `true` or `false`.
    pub(super) fn bool(value: bool) -> Code {
        Code::new(quote!(#value), Ty::Bool, Shape::Literal(value))
    }

    /// `None` of an `Option` of the type.
    pub(super) fn nothing(ty: Ty) -> Code {
        Code::new(quote!(None), ty, Shape::Nothing)
    }

    /// Whether the code is `None`.
    pub fn is_nothing(&self) -> bool {
        matches!(self.shape, Shape::Nothing)
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
    pub(super) fn call(tokens: TokenStream, ty: Ty, is_partial: bool) -> Code {
        if is_partial {
            Code { is_partial, ..Code::new(quote!(#tokens?), ty, Shape::Unwrapped(tokens)) }
        } else {
            Code::atom(tokens, ty)
        }
    }

    /// Code that already contains a `?`.
    pub(super) fn partial(tokens: TokenStream, ty: Ty) -> Code {
        Code { is_partial: true, ..Code::atom(tokens, ty) }
    }

    /// Whether the code is the literal of this value.
    pub(super) fn is_literal(&self, value: bool) -> bool {
        matches!(self.shape, Shape::Literal(literal) if literal == value)
    }

    /// Whether the code is an array in brackets.
    pub(super) fn is_array(&self) -> bool {
        matches!(self.shape, Shape::Array(_))
    }

    /// The tokens as an operand.
    pub(super) fn operand(&self) -> TokenStream {
        let tokens = &self.tokens;
        match self.shape {
            Shape::Atom | Shape::Literal(_) | Shape::Nothing | Shape::Unwrapped(_) => tokens.clone(),
            Shape::Compound | Shape::Cast | Shape::Array(_) | Shape::Borrowed(_) => quote!((#tokens)),
        }
    }

    /// The tokens as an argument of a function: numbers are borrowed.
    pub(super) fn argument(&self) -> TokenStream {
        match self.ty {
            Ty::ApInt | Ty::ApFloat => {
                let operand = self.operand();
                quote!(&#operand)
            }
            _ => self.tokens.clone(),
        }
    }

    /// The tokens as an argument that is taken by value: a number may be a borrowed parameter.
    pub(super) fn owned(&self) -> TokenStream {
        match self.ty {
            Ty::ApInt | Ty::ApFloat => {
                let operand = self.operand();
                quote!(#operand.clone())
            }
            _ => self.tokens.clone(),
        }
    }

    /// An owned list as a borrowed one.
    pub(super) fn borrowed(self) -> Code {
        let operand = self.operand();
        Code { tokens: quote!(&#operand[..]), shape: Shape::Borrowed(operand), ..self }
    }

    /// The code as an owned list.
    pub(super) fn to_list(&self) -> Code {
        let list = self.object();
        Code { tokens: quote!(#list.to_vec()), shape: Shape::Atom, ..self.clone() }
    }

    /// A list of these elements.
    pub(super) fn array(elements: &[Code], element: Ty) -> Code {
        let tokens = elements.iter().map(|code| &code.tokens);
        let array = quote!([#(#tokens),*]);
        let code = Code::new(quote!(&#array), Ty::List(Box::new(element)), Shape::Array(array));
        code.built_from(elements)
    }

    /// The tokens as an operand that is taken by reference: by a method of lists or a comparison.
    pub(super) fn object(&self) -> TokenStream {
        match &self.shape {
            Shape::Array(list) | Shape::Borrowed(list) => list.clone(),
            _ => self.operand(),
        }
    }

    /// The tokens as an `Option`.
    pub(super) fn optional(&self) -> TokenStream {
        match &self.shape {
            Shape::Unwrapped(option) => option.clone(),
            _ => {
                let tokens = &self.tokens;
                quote!(Some(#tokens))
            }
        }
    }

    /// The tokens of a condition that does not hold where it has no value: `holds(|| …)` if it is partial.
    pub(super) fn held(&self) -> TokenStream {
        if self.is_partial {
            let optional = self.optional();
            quote!(holds(|| #optional))
        } else {
            self.tokens.clone()
        }
    }

    /// The code converted to a type; `None` if there is no conversion.
    pub(super) fn coerced(self, expected: &Ty) -> Option<Code> {
        if self.ty.is_same_in_rust(expected) {
            return Some(self);
        }
        let operand = self.operand();
        let tokens = &self.tokens;
        let created = match (&self.ty, expected) {
            (Ty::Optional(inner), _) if inner.is_same_in_rust(expected) => {
                Code::call(operand, expected.clone(), true)
            }
            (_, Ty::Optional(inner)) if self.ty.is_same_in_rust(inner) => {
                Code::atom(quote!(Some(#tokens)), expected.clone())
            }
            (Ty::Int, Ty::Bool) => Code::compound(quote!(#operand != 0), Ty::Bool),
            (Ty::Bool, Ty::Int) => Code::atom(quote!(i64::from(#tokens)), Ty::Int),
            (Ty::Optional(_), Ty::Bool) => Code::atom(quote!(#operand.is_some()), Ty::Bool),
            // A handle is never null.
            (Ty::Type(_) | Ty::Attribute(_) | Ty::Value | Ty::Op | Ty::Region | Ty::Block, Ty::Bool) => {
                Code::bool(true)
            }
            (Ty::Value, Ty::Type(_)) => {
                let function = runtime(values::value_type);
                Code::atom(quote!(#function(ir, #tokens)), expected.clone())
            }
            (Ty::Attribute(_), Ty::List(element)) => {
                let (path, is_owned) = match **element {
                    Ty::Attribute(_) => (attributes::array_elements, false),
                    Ty::Int => (attributes::dense_array_ints, true),
                    Ty::Bool => (attributes::dense_array_bools, true),
                    _ => return None,
                };
                let function = runtime(path);
                let list = Code::call(quote!(#function(ctx, #tokens)), expected.clone(), true);
                if is_owned { list.borrowed() } else { list }
            }
            (Ty::List(values), Ty::List(types))
                if **values == Ty::Value && matches!(**types, Ty::Type(_)) =>
            {
                let function = runtime(values::value_types);
                Code::atom(quote!(#function(ir, #tokens)), expected.clone()).borrowed()
            }
            _ => return None,
        };
        Some(created.built_from([&self]))
    }
}
