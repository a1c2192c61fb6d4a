//! Emitted code with its type and properties.

use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

use super::contract::Paths;
use super::ty::Ty;

/// The Rust code of an expression.
#[derive(Clone, Debug)]
pub(super) struct Code {
    /// The tokens.
    pub(super) tokens: TokenStream,
    /// The type of its value.
    pub(super) ty: Ty,
    /// Whether it contains a `?`, and so may appear only where `None` can be returned.
    pub(super) is_partial: bool,
    /// Whether it needs no parentheses as an operand or receiver.
    is_atom: bool,
    /// For a list that is borrowed here: the list itself, for uses that need not borrow it.
    owner: Option<TokenStream>,
}

impl Code {
    /// Code that needs no parentheses: a name, a literal, a call.
    pub(super) fn atom(tokens: TokenStream, ty: Ty) -> Code {
        Code { tokens, ty, is_partial: false, is_atom: true, owner: None }
    }

    /// Code that needs parentheses as an operand.
    pub(super) fn compound(tokens: TokenStream, ty: Ty) -> Code {
        Code { tokens, ty, is_partial: false, is_atom: false, owner: None }
    }

    /// The same code, partial if it or one of its components is.
    pub(super) fn made_from<'a>(mut self, parts: impl IntoIterator<Item = &'a Code>) -> Code {
        self.is_partial |= parts.into_iter().any(|part| part.is_partial);
        self
    }

    /// The same code with another type.
    pub(super) fn with_ty(self, ty: Ty) -> Code {
        Code { ty, ..self }
    }

    /// The result of a call; that of a partial function is unwrapped.
    pub(super) fn call(tokens: TokenStream, ty: Ty, is_partial: bool) -> Code {
        match is_partial {
            true => Code { tokens: quote!(#tokens?), ty, is_partial: true, is_atom: true, owner: None },
            false => Code::atom(tokens, ty),
        }
    }

    /// Code that already contains a `?`.
    pub(super) fn partial(tokens: TokenStream, ty: Ty) -> Code {
        Code { tokens, ty, is_partial: true, is_atom: true, owner: None }
    }

    /// The tokens as an operand.
    pub(super) fn operand(&self) -> TokenStream {
        let tokens = &self.tokens;
        if self.is_atom { tokens.clone() } else { quote!((#tokens)) }
    }

    /// An owned list as a borrowed one.
    pub(super) fn borrowed(self) -> Code {
        let operand = self.operand();
        Code { tokens: quote!(&#operand[..]), is_atom: false, owner: Some(operand), ..self }
    }

    /// The code as an owned list.
    pub(super) fn to_list(&self) -> Code {
        let list = self.object();
        Code { tokens: quote!(#list.to_vec()), is_atom: true, owner: None, ..self.clone() }
    }

    /// A list of these elements.
    pub(super) fn array(elements: &[Code], element: Ty) -> Code {
        let tokens = elements.iter().map(|code| &code.tokens);
        let owner = quote!([#(#tokens),*]);
        let code = Code::compound(quote!(&#owner), Ty::List(Box::new(element)));
        Code { owner: Some(owner), ..code }.made_from(elements)
    }

    /// The tokens as an operand that is taken by reference: by a method of lists or a comparison.
    pub(super) fn object(&self) -> TokenStream {
        self.owner.clone().unwrap_or_else(|| self.operand())
    }

    /// The tokens as an `Option`.
    pub(super) fn optional(&self) -> TokenStream {
        let tokens: Vec<TokenTree> = self.tokens.clone().into_iter().collect();
        match tokens.split_last() {
            // `Some(f(x)?)` is `f(x)`.
            Some((TokenTree::Punct(last), rest)) if self.is_atom && last.as_char() == '?' => {
                rest.iter().cloned().collect()
            }
            _ => {
                let tokens = &self.tokens;
                quote!(Some(#tokens))
            }
        }
    }

    /// The code converted to a type; `None` if there is no conversion.
    pub(super) fn coerced(self, wanted: &Ty, paths: &Paths) -> Option<Code> {
        if self.ty.is_same_in_rust(wanted) {
            return Some(self);
        }
        let support = |path: &str| paths.support(path);
        let operand = self.operand();
        let tokens = &self.tokens;
        let made = match (&self.ty, wanted) {
            (Ty::Optional(inner), _) if inner.is_same_in_rust(wanted) => {
                Code::call(operand, wanted.clone(), true)
            }
            (_, Ty::Optional(inner)) if self.ty.is_same_in_rust(inner) => {
                Code::atom(quote!(Some(#tokens)), wanted.clone())
            }
            (Ty::Int, Ty::Bool) => Code::compound(quote!(#operand != 0), Ty::Bool),
            (Ty::Bool, Ty::Int) => Code::atom(quote!(i64::from(#tokens)), Ty::Int),
            (Ty::Optional(_), Ty::Bool) => Code::atom(quote!(#operand.is_some()), Ty::Bool),
            // A handle is never null.
            (Ty::Type(_) | Ty::Attribute(_) | Ty::Value | Ty::Op | Ty::Region | Ty::Block, Ty::Bool) => {
                Code::atom(quote!(true), Ty::Bool)
            }
            (Ty::Value, Ty::Type(_)) => {
                let function = support("values::value_type");
                Code::atom(quote!(#function(ir, #tokens)), wanted.clone())
            }
            (Ty::Attribute(_), Ty::List(element)) => {
                let (path, is_owned) = match **element {
                    Ty::Attribute(_) => ("attributes::array_elements", false),
                    Ty::Int => ("attributes::dense_array_ints", true),
                    Ty::Bool => ("attributes::dense_array_bools", true),
                    _ => return None,
                };
                let function = support(path);
                let list = Code::call(quote!(#function(ctx, #tokens)), wanted.clone(), true);
                if is_owned { list.borrowed() } else { list }
            }
            (Ty::List(values), Ty::List(types))
                if **values == Ty::Value && matches!(**types, Ty::Type(_)) =>
            {
                let function = support("values::value_types");
                Code::atom(quote!(#function(ir, #tokens)), wanted.clone()).borrowed()
            }
            _ => return None,
        };
        Some(made.made_from([&self]))
    }
}
