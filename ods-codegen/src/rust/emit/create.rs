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

/// Operands or result types that are added to a new operation.
pub enum Segment {
    /// A single one.
    One(TokenStream),
    /// An expression that can be iterated over.
    Many(TokenStream),
}

impl Segment {
    /// Its expression.
    fn value(&self) -> &TokenStream {
        match self {
            Segment::One(value) | Segment::Many(value) => value,
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
    /// The statements that begin the operation and add what is required.
    ///
    /// ```text
    /// let mut new = create::NewOp::from_builder(Self::SPEC, b);
    /// new.operands([lhs, rhs]);
    /// new.types([result]);
    /// ```
    fn body(&self) -> TokenStream {
        let Create { statements, .. } = self;
        let operands = self.operands.iter().map(|groups| added("operands", groups));
        let types = self.types.iter().map(|groups| added("types", groups));
        let is_empty = self.operands.is_empty() && self.types.is_empty() && statements.is_empty();
        let mutable = (!is_empty).then(|| quote!(mut));
        quote! {
            let #mutable new = create::NewOp::from_builder(Self::SPEC, b);
            #(#operands)*
            #(#types)*
            #(#statements)*
        }
    }
}

impl Create {
    /// `Self(create::op(b, Self::SPEC, &[result], &[lhs, rhs]))`, if it takes only single types and operands.
    fn single_values(&self) -> Option<TokenStream> {
        let (types, operands) = (single(&self.types)?, single(&self.operands)?);
        self.statements
            .is_empty()
            .then(|| quote!(Self(create::op(b, Self::SPEC, &[#(#types),*], &[#(#operands),*]))))
    }
}

/// The values of at most one call, if they are single ones.
fn single(calls: &[Vec<Segment>]) -> Option<Vec<&TokenStream>> {
    let groups = match calls {
        [] => &[],
        [groups] => groups.as_slice(),
        _ => return None,
    };
    let is_one = |group: &Segment| matches!(group, Segment::One(_));
    groups.iter().all(is_one).then(|| groups.iter().map(Segment::value).collect())
}

/// `new.operands([lhs, rhs]);`, or `new.operands(rest.iter().copied());`
fn added(method: &str, groups: &[Segment]) -> TokenStream {
    let method = ident(method);
    if let [Segment::Many(values)] = groups {
        return quote!(new.#method(#values););
    }
    let values = groups.iter().map(Segment::value);
    quote!(new.#method([#(#values),*]);)
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
        let body = self.body();
        let Some(builder) = &self.builder else {
            let body = self.single_values().unwrap_or_else(|| quote!(#body Self(new.create())));
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
                #builder(new)
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
    ///     pub fn width(mut self, value: impl Into<Option<i64>>) -> Self { … }
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
        let (doc, ty, statement) = match &self.kind {
            AccessorKind::Operand(ValueSegment { index, length: Length::Optional, .. }, _) => {
                let index = Literal::usize_unsuffixed(*index);
                let statement = quote!(self.0.operand(#index, value.into()););
                (" Sets the optional operand.".to_owned(), quote!(impl Into<Option<Value>>), statement)
            }
            AccessorKind::Attribute(attribute) => {
                let (key, form) = (literal(&attribute.key), &attribute.form);
                let doc = format!(" Sets the attribute `{}`", attribute.key);
                match attribute.presence {
                    Presence::Required => return None,
                    Presence::Flag => (
                        format!("{doc}, if the value is true."),
                        quote!(bool),
                        quote!(self.0.attribute(#key, value.then_some(Attribute::UNIT));),
                    ),
                    Presence::Optional | Presence::Default(_) => {
                        let argument = attribute.argument.with_named_lifetimes();
                        lifetime = (argument != attribute.argument).then(|| quote!(<'a>));
                        (
                            format!("{doc}; `None` leaves it as it is."),
                            quote!(impl Into<Option<#argument>>),
                            quote!(self.0.optional_value::<#form>(#key, value.into());),
                        )
                    }
                }
            }
            AccessorKind::Property(property) => {
                let (key, argument, form) = (literal(&property.key), &property.argument, &property.form);
                let doc = format!(" Sets the property `{}`.", property.key);
                (doc, quote!(#argument), quote!(self.0.property::<#form>(#key, value);))
            }
            _ => return None,
        };
        let name = &self.name;
        Some(quote! {
            #[doc = #doc]
            pub fn #name #lifetime(mut self, value: #ty) -> Self {
                #statement
                self
            }
        })
    }
}

/// The functions of a builder whose result types are inferred by code.
fn inferred_types(handle: &Ident) -> TokenStream {
    quote! {
        #[doc = " Sets the result types. Otherwise, they are inferred."]
        pub fn result_types(mut self, types: &[Type]) -> Self {
            self.0.types(types.iter().copied());
            self
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
