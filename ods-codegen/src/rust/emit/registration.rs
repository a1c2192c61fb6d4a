//! The registration of a dialect, and its traits of operations.

use super::Members;
use crate::rust::{Ident, ToTokens, TokenStream, ident, quote};

/// The registration of a dialect: its name, and the function that registers it with a context.
pub struct Registration {
    /// The name of the dialect.
    pub name: String,
    /// Its operations, types and attributes.
    pub members: Members,
    /// Whether attributes print as aliases.
    pub has_aliases: bool,
    /// The mnemonics of types without a definition, which are kept as text.
    pub text_types: Vec<String>,
    /// The same of attributes.
    pub text_attributes: Vec<String>,
    /// Whether user-provided code creates constants.
    pub has_materializer: bool,
    /// Whether user-provided code adds canonicalization patterns for operations of any dialect.
    pub has_canonicalizer: bool,
    /// The user-provided checks of the dialect's attributes.
    pub checks: Vec<AttributeCheck>,
}

/// A user-provided check of a dialect's attributes on something.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum AttributeCheck {
    /// On operations.
    Operation,
    /// On arguments of functions.
    Argument,
    /// On results of functions.
    Result,
}

impl AttributeCheck {
    /// The user-provided trait.
    pub fn required(self) -> &'static str {
        match self {
            AttributeCheck::Operation => "VerifyOperationAttribute",
            AttributeCheck::Argument => "VerifyRegionArgumentAttribute",
            AttributeCheck::Result => "VerifyRegionResultAttribute",
        }
    }

    fn function(self) -> &'static str {
        match self {
            AttributeCheck::Operation => "verify_operation_attribute",
            AttributeCheck::Argument => "verify_region_argument_attribute",
            AttributeCheck::Result => "verify_region_result_attribute",
        }
    }
}

impl ToTokens for Registration {
    /// ```text
    /// pub const NAMESPACE: &str = "toy";
    ///
    /// pub fn register(ctx: &Context) { handle::register_dialect(ctx, Registered, AnyOp::SPECS); }
    ///
    /// operations! { AddOp, PrintOp }
    /// types! { RangeType }
    ///
    /// pub(super) struct Registered;
    ///
    /// impl Dialect for Registered {
    ///     fn namespace(&self) -> &'static str { NAMESPACE }
    ///     …
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Registration { name, members, .. } = self;
        let doc = format!(" Registers the dialect `{name}` and its operations, unless it is registered.");
        let dialect = self.dialect();
        let register = self.register(dialect.is_some());
        tokens.extend(quote! {
            #[doc = " The name of the dialect."]
            pub const NAMESPACE: &str = #name;

            #[doc = #doc]
            pub fn register(ctx: &Context) {
                #register
            }

            #members
            #dialect
        });
    }
}

impl Registration {
    /// `handle::register_plain_dialect(ctx, NAMESPACE, AnyOp::SPECS, TYPES, ATTRIBUTES);`
    fn register(&self, is_registered: bool) -> TokenStream {
        let Members { operations, types, attributes, .. } = &self.members;
        let none = quote!(&[]);
        let list =
            |handles: &[Ident], list: TokenStream| if handles.is_empty() { none.clone() } else { list };
        let operations = list(operations, quote!(AnyOp::SPECS));
        if is_registered {
            return quote!(handle::register_dialect(ctx, Registered, #operations););
        }
        let (types, attributes) = (list(types, quote!(TYPES)), list(attributes, quote!(ATTRIBUTES)));
        quote!(handle::register_plain_dialect(ctx, NAMESPACE, #operations, #types, #attributes);)
    }

    /// The dialect, if it has user-provided code of its own, or types and attributes without a definition.
    fn dialect(&self) -> Option<TokenStream> {
        let checks = &self.checks;
        let definitions = self.definitions();
        let text_types = mnemonics("text_types", &self.text_types);
        let text_attributes = mnemonics("text_attributes", &self.text_attributes);
        let materializer = self.has_materializer.then(materializer);
        let canonicalizer = self.has_canonicalizer.then(canonicalizer);
        let is_plain = checks.is_empty()
            && [&text_types, &text_attributes, &materializer, &canonicalizer]
                .iter()
                .all(|item| item.is_none());
        (!is_plain).then(|| {
            quote! {
                pub(super) struct Registered;

                impl Dialect for Registered {
                    fn namespace(&self) -> &'static str {
                        NAMESPACE
                    }

                    #definitions
                    #text_types
                    #text_attributes
                    #materializer
                    #canonicalizer
                    #(#checks)*
                }
            }
        })
    }

    /// The functions that list the definitions of types and attributes, and name aliases.
    fn definitions(&self) -> TokenStream {
        let Members { types, attributes, .. } = &self.members;
        let types = (!types.is_empty()).then(|| {
            quote! {
                fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
                    TYPES
                }
            }
        });
        let attributes = (!attributes.is_empty()).then(|| {
            quote! {
                fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
                    ATTRIBUTES
                }
            }
        });
        let aliases = self.has_aliases.then(|| {
            quote! {
                fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
                    attr_or_type::alias(ctx, attribute)
                }
            }
        });
        quote!(#types #attributes #aliases)
    }
}

/// `fn text_types(&self) -> &[&'static str] { &["opaque"] }`
fn mnemonics(function: &str, mnemonics: &[String]) -> Option<TokenStream> {
    let function = ident(function);
    (!mnemonics.is_empty()).then(|| {
        quote! {
            fn #function(&self) -> &[&'static str] {
                &[#(#mnemonics),*]
            }
        }
    })
}

/// The function that creates constants by user-provided code.
fn materializer() -> TokenStream {
    quote! {
        fn materialize_constant(
            &self,
            b: &mut dyn OpBuilder,
            value: Attribute,
            ty: Type,
        ) -> Option<Op> {
            MaterializeConstant::materialize_constant(self, b, value, ty)
        }
    }
}

/// The function that adds user-provided patterns of the dialect.
fn canonicalizer() -> TokenStream {
    quote! {
        fn canonicalization_patterns(&self, ctx: &Context, patterns: &mut PatternSet) {
            DialectCanonicalizationPatterns::canonicalization_patterns(self, ctx, patterns);
        }
    }
}

impl ToTokens for AttributeCheck {
    /// ```text
    /// fn verify_operation_attribute(&self, ctx: &Context, ir: &Ir, op: Op, attribute: NamedAttribute) -> Result<(), …> {
    ///     VerifyOperationAttribute::verify_operation_attribute(self, ctx, ir, op, attribute)
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let (required, function) = (ident(self.required()), ident(self.function()));
        let is_of_operations = *self == AttributeCheck::Operation;
        let flag = is_of_operations.then(|| {
            quote! {
                fn verifies_operation_attributes(&self) -> bool {
                    true
                }
            }
        });
        let (parameter, element) = if is_of_operations {
            (None, None)
        } else {
            (Some(quote! { element: SignatureElement, }), Some(quote! { element, }))
        };
        tokens.extend(quote! {
            #flag
            fn #function(
                &self,
                ctx: &Context,
                ir: &Ir,
                op: Op,
                #parameter
                attribute: NamedAttribute,
            ) -> Result<(), Diagnostic> {
                #required::#function(self, ctx, ir, op, #element attribute)
            }
        });
    }
}

/// Traits that definitions name and the runtime does not define: a type for each.
pub struct NamedTraits(pub Vec<Ident>);

impl ToTokens for NamedTraits {
    /// ```text
    /// /// A trait of the definitions, for which the author implements [`OpTrait`].
    /// #[derive(Clone, Copy, Debug)]
    /// pub struct ToyEven;
    ///
    /// impl ToyEven {
    ///     const TRAIT: &'static dyn OpTrait = &ToyEven;
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        for name in &self.0 {
            // Only this constant needs the implementation, so the compiler reports a missing one once.
            tokens.extend(quote! {
                #[doc = " A trait of the definitions, for which the author implements [`OpTrait`]."]
                #[derive(Clone, Copy, Debug)]
                pub struct #name;

                impl #name {
                    const TRAIT: &'static dyn OpTrait = &#name;
                }
            });
        }
    }
}
