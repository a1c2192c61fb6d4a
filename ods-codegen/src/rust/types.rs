//! Rust types and paths of generated items, as values. Decisions are taken on these; tokens are made of them
//! at the end.
//!
//! ```text
//! &'c [i64]    Option<other_dialects::gpu::Dimension>    Result<(), Diagnostic>
//! ```

use super::{Ident, Literal, ToTokens, TokenStream, ident, quote};

/// The module of a dialect's generated code that imports the modules of other dialects.
pub(super) const OTHER_DIALECTS: &str = "other_dialects";

/// The path of a generated item: `Kind`, or `other_dialects::gpu::Kind` for an item of another dialect.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItemPath {
    /// The module of another dialect, and the number of modules to go up to [`OTHER_DIALECTS`], which imports
    /// it (`None` beside the modules of the dialects); `None` for an item of the same module.
    pub(super) module: Option<(Option<usize>, Ident)>,
    /// The name of the item.
    pub(super) item: Ident,
}

impl ItemPath {
    /// Whether the item is of the same module.
    pub(super) fn is_own(&self) -> bool {
        self.module.is_none()
    }
}

impl ToTokens for ItemPath {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        if let Some((levels, module)) = &self.module {
            if let Some(levels) = levels {
                let (ups, others) = (std::iter::repeat_n(quote!(super::), *levels), ident(OTHER_DIALECTS));
                tokens.extend(quote!(#(#ups)* #others::));
            }
            tokens.extend(quote!(#module::));
        }
        self.item.to_tokens(tokens);
    }
}

/// The lifetime of a reference.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lifetime {
    /// The one that Rust infers.
    Elided,
    /// `'c`, that of the context.
    Context,
    /// `'a`, that of an argument.
    Argument,
}

impl ToTokens for Lifetime {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        match self {
            Lifetime::Elided => {}
            Lifetime::Context => tokens.extend(quote!('c)),
            Lifetime::Argument => tokens.extend(quote!('a)),
        }
    }
}

/// A Rust type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RustType {
    /// A type that is in scope everywhere: `i64`, `String`, `Value`.
    Name(&'static str),
    /// An item of the definitions, or a user-provided type.
    Item(ItemPath),
    /// `(A, B)`; the unit type without elements.
    Tuple(Vec<RustType>),
    /// `&T`
    Ref(Lifetime, Box<RustType>),
    /// `&mut T`
    RefMut(Box<RustType>),
    /// `[T]`
    Slice(Box<RustType>),
    /// `Vec<T>`
    Vec(Box<RustType>),
    /// `Option<T>`
    Option(Box<RustType>),
    /// `Result<T, Diagnostic>`
    Fallible(Box<RustType>),
    /// `dyn OpBuilder`
    Builder,
    /// `PatternRewriter<'_>`
    Rewriter,
    /// `[T; N]`
    Array(Box<RustType>, usize),
}

impl RustType {
    /// `()`
    pub(super) const UNIT: RustType = RustType::Tuple(Vec::new());

    /// A type that is in scope in the same module.
    pub(super) fn local(name: Ident) -> RustType {
        RustType::Item(ItemPath { module: None, item: name })
    }

    /// `&T`
    pub(super) fn borrowed(self) -> RustType {
        RustType::Ref(Lifetime::Elided, Box::new(self))
    }

    /// `&[T]`
    pub(super) fn slice(self) -> RustType {
        RustType::Slice(Box::new(self)).borrowed()
    }

    /// `Vec<T>`
    pub(super) fn vec(self) -> RustType {
        RustType::Vec(Box::new(self))
    }

    /// `Option<T>`
    pub(super) fn option(self) -> RustType {
        RustType::Option(Box::new(self))
    }

    /// Whether it is the type of this name.
    pub(super) fn is(&self, name: &str) -> bool {
        matches!(self, RustType::Name(found) if *found == name)
    }

    /// Whether a type in it satisfies a condition.
    pub(super) fn any(&self, holds: &dyn Fn(&RustType) -> bool) -> bool {
        let inner: &[RustType] = match self {
            RustType::Tuple(elements) => elements,
            RustType::Ref(_, inner)
            | RustType::RefMut(inner)
            | RustType::Slice(inner)
            | RustType::Vec(inner)
            | RustType::Option(inner)
            | RustType::Fallible(inner) => std::slice::from_ref(inner),
            RustType::Array(inner, _) => std::slice::from_ref(inner),
            RustType::Name(_) | RustType::Item(_) | RustType::Builder | RustType::Rewriter => &[],
        };
        holds(self) || inner.iter().any(|inner| inner.any(holds))
    }

    /// Whether a reference in it has a lifetime that Rust infers.
    pub(super) fn has_elided_lifetime(&self) -> bool {
        self.any(&|ty| {
            matches!(ty, RustType::Ref(Lifetime::Elided, _) | RustType::RefMut(_) | RustType::Rewriter)
        })
    }

    /// The same type, where lifetimes of slices and strings that Rust infers have the name `'a`.
    pub(super) fn with_named_lifetimes(&self) -> RustType {
        let named = |inner: &RustType| Box::new(inner.with_named_lifetimes());
        match self {
            RustType::Ref(Lifetime::Elided, inner) => RustType::Ref(Lifetime::Argument, named(inner)),
            RustType::Slice(inner) => RustType::Slice(named(inner)),
            RustType::Option(inner) => RustType::Option(named(inner)),
            other => other.clone(),
        }
    }

    /// Whether values contain handles into an `Ir`.
    pub(super) fn needs_ir(&self) -> bool {
        self.any(&|ty| ["Value", "Op", "Region", "Block"].iter().any(|name| ty.is(name)))
    }
}

impl ToTokens for RustType {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            RustType::Name(name) => return ident(name).to_tokens(tokens),
            RustType::Item(path) => return path.to_tokens(tokens),
            RustType::Tuple(elements) => quote!((#(#elements),*)),
            RustType::Ref(lifetime, inner) => quote!(&#lifetime #inner),
            RustType::RefMut(inner) => quote!(&mut #inner),
            RustType::Slice(inner) => quote!([#inner]),
            RustType::Vec(inner) => quote!(Vec<#inner>),
            RustType::Option(inner) => quote!(Option<#inner>),
            RustType::Fallible(inner) => quote!(Result<#inner, Diagnostic>),
            RustType::Builder => quote!(dyn OpBuilder),
            RustType::Rewriter => quote!(PatternRewriter<'_>),
            RustType::Array(inner, length) => {
                let length = Literal::usize_unsuffixed(*length);
                quote!([#inner; #length])
            }
        });
    }
}
