//! The functions that create an operation.

use super::{Accessor, AccessorKind, Length, Presence, ValueSegment, deprecated};
use crate::rust::{Ident, Literal, RustType, ToTokens, TokenStream, ident, literal, quote};

/// A parameter of a function.
#[derive(Clone, PartialEq, Eq)]
pub struct Parameter {
    pub name: Ident,
    /// The type.
    pub ty: RustType,
}

impl Parameter {
    /// The same parameter where nothing uses it.
    pub(super) fn unused(&self) -> Parameter {
        let name = ident(&format!("_{}", self.name.to_string().trim_start_matches('_')));
        Parameter { name, ty: self.ty.clone() }
    }
}

impl ToTokens for Parameter {
    /// `lhs: Value`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Parameter { name, ty } = self;
        tokens.extend(quote!(#name: #ty));
    }
}

/// Operands or result types that are added to a new operation: a parameter of the function.
pub enum Segment {
    /// A single one.
    One(Ident),
    /// An `Option`.
    Optional(Ident),
    /// A slice.
    List(Ident),
    /// A slice of slices.
    Nested(Ident),
    /// None; a setter adds an operand.
    Absent,
}

impl Segment {
    /// The values as an expression that can be iterated over.
    fn values(&self) -> TokenStream {
        match self {
            Segment::One(name) => quote!([#name]),
            Segment::Optional(name) => quote!(#name),
            Segment::List(name) => quote!(#name.iter().copied()),
            Segment::Nested(name) => quote!(#name.concat()),
            Segment::Absent => quote!(None),
        }
    }

    /// The values as a slice.
    fn slice(&self) -> TokenStream {
        match self {
            Segment::One(name) => quote!(&[#name]),
            Segment::Optional(name) => quote!(#name.as_slice()),
            Segment::List(name) => quote!(#name),
            Segment::Nested(name) => quote!(&#name.concat()),
            Segment::Absent => quote!(&[]),
        }
    }
}

/// The functions that create an operation: `create`, and `builder` if some parts are optional.
pub struct Create {
    /// The full name of the operation.
    pub operation: String,
    /// The builder with setters of optional parts.
    pub builder: Option<Ident>,
    /// Whether the inference of its result types may fail.
    pub may_fail: bool,
    /// Whether its result types can be inferred.
    pub may_infer: bool,
    /// The reason why builders are deprecated.
    pub deprecation: Option<String>,
    /// The parameters after the builder.
    pub parameters: Vec<Parameter>,
    /// The operands, each list a call.
    pub operands: Vec<Vec<Segment>>,
    /// The result types.
    pub types: Vec<Vec<Segment>>,
    /// The statements that add the other parts.
    pub statements: Vec<TokenStream>,
}

impl Create {
    /// The new operation with its operands and result types, if each of both is one list:
    /// `create::partial(b, Self::SPEC, &[result], &[lhs, rhs])`.
    fn partial(&self) -> Option<TokenStream> {
        let (types, operands) = self.lists()?;
        Some(quote!(create::partial(b, Self::SPEC, #types, #operands)))
    }

    /// Result types and operands as slices. An empty list of types means that the types are inferred, so
    /// a parameter must not be one where they can be.
    fn lists(&self) -> Option<(TokenStream, TokenStream)> {
        let is_fixed = self.types.iter().flatten().all(|group| matches!(group, Segment::One(_)));
        let types = list(&self.types).filter(|_| is_fixed || !self.may_infer)?;
        Some((types, list(&self.operands)?))
    }

    /// The statements that begin the operation and add what is required, and the operation.
    ///
    /// ```text
    /// let mut new = create::partial(b, Self::SPEC, &[result], &[lhs, rhs]);
    /// new.value::<attr::Str>("format", format);
    /// ```
    fn body(&self) -> (TokenStream, TokenStream) {
        let Create { statements, .. } = self;
        let is_empty = self.operands.is_empty() && self.types.is_empty();
        let partial = self.partial().filter(|_| !is_empty);
        let new = partial.clone().unwrap_or_else(|| quote!(create::NewOp::from_builder(Self::SPEC, b)));
        let (operands, types) = match partial {
            Some(_) => (Vec::new(), Vec::new()),
            None => (
                self.operands.iter().map(|groups| added("operands", groups)).collect(),
                self.types.iter().map(|groups| added("types", groups)).collect(),
            ),
        };
        if operands.is_empty() && types.is_empty() && statements.is_empty() {
            return (TokenStream::new(), new);
        }
        let statements = quote! {
            let mut new = #new;
            #(#operands)*
            #(#types)*
            #(#statements)*
        };
        (statements, quote!(new))
    }

    /// `Self(create::op(b, Self::SPEC, &[result], &[lhs, rhs]))`, if there is nothing else.
    fn single_call(&self) -> Option<TokenStream> {
        let (types, operands) = self.lists().filter(|_| self.statements.is_empty())?;
        Some(quote!(Self(create::op(b, Self::SPEC, #types, #operands))))
    }
}

/// The values of at most one call.
fn list(calls: &[Vec<Segment>]) -> Option<TokenStream> {
    match calls {
        [] => Some(quote!(&[])),
        [groups] => Some(match groups.as_slice() {
            [group] => group.slice(),
            groups => singles(groups, &quote!(&)),
        }),
        _ => None,
    }
}

/// `[lhs, rhs]` after this prefix.
fn singles(groups: &[Segment], prefix: &TokenStream) -> TokenStream {
    let names = groups.iter().filter_map(|group| match group {
        Segment::One(name) => Some(name),
        _ => None,
    });
    quote!(#prefix [#(#names),*])
}

/// `new.operands([lhs, rhs]);`, or `new.operands(rest.iter().copied());`
fn added(method: &str, groups: &[Segment]) -> TokenStream {
    let method = ident(method);
    let values = match groups {
        [group] => group.values(),
        groups => singles(groups, &TokenStream::new()),
    };
    quote!(new.#method(#values);)
}

impl ToTokens for Create {
    /// ```text
    /// /// Creates `toy.print` at the insertion point.
    /// pub fn create(b: &mut dyn OpBuilder, values: &[Value]) -> Self { Self::builder(b, values).create() }
    ///
    /// /// Begins `toy.print`; optional parts can be set.
    /// pub fn builder<'b>(b: &'b mut dyn OpBuilder, values: &[Value]) -> PrintOpBuilder<'b> { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Create { operation, parameters, .. } = self;
        let deprecated = self.deprecation.as_deref().map(deprecated);
        let mut doc = format!(" Creates `{operation}` at the insertion point.");
        let track_caller = self.may_fail.then(|| quote!(#[track_caller]));
        if self.may_fail {
            doc.push_str("\n\n # Panics\n When its result types cannot be inferred.");
        }
        let (body, new) = self.body();
        let Some(builder) = &self.builder else {
            let body = self.single_call().unwrap_or_else(|| quote!(#body Self(#new.create())));
            return tokens.extend(quote! {
                #[doc = #doc]
                #deprecated
                pub fn create(b: &mut dyn OpBuilder, #(#parameters),*) -> Self { #body }
            });
        };
        let names = parameters.iter().map(|parameter| &parameter.name);
        // The builder's lifetime is inferred if it is the only one.
        let is_named = parameters.iter().any(|parameter| parameter.ty.has_elided_lifetime());
        let (declared, given) = if is_named { (Some(quote!(<'b>)), quote!('b)) } else { (None, quote!('_)) };
        let borrowed = is_named.then(|| quote!('b));
        let begin = format!(" Begins `{operation}`; optional parts can be set.");
        tokens.extend(quote! {
            #[doc = #doc]
            #deprecated
            #track_caller
            pub fn create(b: &mut dyn OpBuilder, #(#parameters),*) -> Self {
                Self::builder(b, #(#names),*).create()
            }

            #[doc = #begin]
            #deprecated
            pub fn builder #declared(b: &#borrowed mut dyn OpBuilder, #(#parameters),*) -> #builder<#given> {
                #body
                #builder(#new)
            }
        });
    }
}

/// The builder of an operation with optional parts.
pub struct PartialOp {
    pub name: Ident,
    /// Whether code infers its result types.
    pub infers_types: bool,
}

impl PartialOp {
    /// ```text
    /// /// A [`PrintOp`] that is not created yet: sets its optional parts.
    /// #[must_use = "nothing is created before `create`"]
    /// pub struct PrintOpBuilder<'b>(create::PartialOp<'b>);
    ///
    /// impl PrintOpBuilder<'_> {
    ///     /// Sets the attribute `width`; `None` leaves it as it is.
    ///     pub fn width(self, value: impl Into<Option<i64>>) -> Self { … }
    ///     …
    /// }
    /// ```
    pub(super) fn items(&self, handle: &Ident, accessors: &[Accessor]) -> TokenStream {
        let name = &self.name;
        let doc = format!(" A [`{handle}`] that is not created yet: sets its optional parts.");
        let setters = accessors.iter().filter_map(Accessor::builder_setter);
        let types = self.infers_types.then(|| inferred_types(handle));
        quote! {
            #[doc = #doc]
            #[must_use = "nothing is created before `create`"]
            pub struct #name<'b>(create::PartialOp<'b>);

            impl #name<'_> {
                #(#setters)*
                #types

                #[doc = " Creates the operation at the builder's insertion point."]
                #[track_caller]
                pub fn create(self) -> #handle {
                    #handle(self.0.create())
                }
            }
        }
    }
}

impl Accessor {
    /// The setter of an optional part in the builder; `None` for other parts.
    fn builder_setter(&self) -> Option<TokenStream> {
        let mut lifetime = None;
        let (doc, ty, set) = match &self.kind {
            AccessorKind::Operand(ValueSegment { index, length: Length::Optional, .. }, _) => {
                let index = Literal::usize_unsuffixed(*index);
                let set = quote!(self.0.with_operand(#index, value.into()));
                (" Sets the optional operand.".to_owned(), quote!(impl Into<Option<Value>>), set)
            }
            AccessorKind::Attribute(attribute) => {
                let (key, form) = (literal(&attribute.key), &attribute.form);
                let doc = format!(" Sets the attribute `{}`", attribute.key);
                match attribute.presence {
                    Presence::Required => return None,
                    Presence::Flag => (
                        format!("{doc}, if the value is true."),
                        quote!(bool),
                        quote!(self.0.with_flag(#key, value)),
                    ),
                    Presence::Optional | Presence::Default(_) => {
                        let argument = attribute.argument.with_named_lifetimes();
                        lifetime = (argument != attribute.argument).then(|| quote!(<'a>));
                        (
                            format!("{doc}; `None` leaves it as it is."),
                            quote!(impl Into<Option<#argument>>),
                            quote!(self.0.with_value::<#form>(#key, value.into())),
                        )
                    }
                }
            }
            AccessorKind::Property(property) => {
                let (key, argument, form) = (literal(&property.key), &property.argument, &property.form);
                let doc = format!(" Sets the property `{}`.", property.key);
                (doc, quote!(#argument), quote!(self.0.with_property::<#form>(#key, value)))
            }
            _ => return None,
        };
        let name = &self.name;
        Some(quote! {
            #[doc = #doc]
            pub fn #name #lifetime(self, value: #ty) -> Self {
                Self(#set)
            }
        })
    }
}

/// The functions of a builder whose result types are inferred by code.
fn inferred_types(handle: &Ident) -> TokenStream {
    quote! {
        #[doc = " Sets the result types. Otherwise, they are inferred."]
        pub fn result_types(self, types: &[Type]) -> Self {
            Self(self.0.with_types(types))
        }

        #[doc = " Like `create`, for operands and attributes for which inference may fail."]
        #[doc = ""]
        #[doc = " # Errors"]
        #[doc = " The diagnostic of the inference. Then no operation is created."]
        pub fn try_create(self) -> Result<#handle, Diagnostic> {
            self.0.try_create().map(#handle)
        }
    }
}
