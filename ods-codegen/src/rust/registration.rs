//! Registration of a dialect: its namespace, the function that registers it, and the user-provided checks that it calls.

use proc_macro2::TokenStream;
use quote::quote;

use super::defs::Defs;
use super::facts::Facts;
use super::{Emitter, names};
use crate::model::{Dialect, Operation};

/// The types and attributes that have a mnemonic.
fn tables(types: &Defs, attrs: &Defs) -> TokenStream {
    let types = (!types.named.is_empty()).then(|| {
        let handles = &types.named;
        quote! { static TYPES: &[&DefSpec<Type>] = &[#(#handles::SPEC),*]; }
    });
    let attributes = (!attrs.named.is_empty()).then(|| {
        let handles = &attrs.named;
        quote! { static ATTRIBUTES: &[&DefSpec<Attribute>] = &[#(#handles::SPEC),*]; }
    });
    quote!(#types #attributes)
}

/// The mnemonics of types and attributes that are kept as text: those without a definition.
fn kept_as_text(facts: &Facts, dialect: &str, types: &Defs, attrs: &Defs) -> TokenStream {
    let lists = [(true, "text_types", types), (false, "text_attributes", attrs)];
    let list = |(is_type, function, defs): (bool, &str, &Defs)| {
        let mut mnemonics = facts.kept_as_text(dialect, is_type);
        mnemonics.retain(|mnemonic| !defs.mnemonics.iter().any(|defined| defined == mnemonic));
        let function = names::ident(function);
        (!mnemonics.is_empty()).then(|| {
            quote! {
                fn #function(&self) -> &[&'static str] {
                    &[#(#mnemonics),*]
                }
            }
        })
    };
    lists.into_iter().filter_map(list).collect()
}

/// The functions of the dialect that parse types and attributes by their mnemonics, and name aliases.
fn parsers(types: &Defs, attrs: &Defs) -> TokenStream {
    let parse_type = (!types.named.is_empty()).then(|| {
        quote! {
            fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type> {
                attr_or_type::parse_type(parser, NAMESPACE, TYPES)
            }

            fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
                TYPES
            }
        }
    });
    let parse_attribute = (!attrs.named.is_empty()).then(|| {
        quote! {
            fn parse_attribute(&self, parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute> {
                attr_or_type::parse_attribute(parser, NAMESPACE, ATTRIBUTES, ty)
            }

            fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
                ATTRIBUTES
            }
        }
    });
    let alias = (!attrs.aliased.is_empty()).then(|| {
        quote! {
            fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
                attr_or_type::alias(ctx, attribute)
            }
        }
    });
    quote!(#parse_type #parse_attribute #alias)
}

impl<'r> Emitter<'r, '_> {
    /// `register`, which registers the dialect with a context.
    pub(super) fn registration(
        &mut self,
        dialect: Dialect<'r>,
        operations: &[Operation<'r>],
        types: &Defs,
        attrs: &Defs,
    ) -> TokenStream {
        let name = dialect.name().unwrap_or_default();
        let doc = " The name of the dialect.";
        let known = format!(" Registers the dialect `{name}` and its operations, unless it is registered.");
        let (tables, parse) = (tables(types, attrs), parsers(types, attrs));
        let kept = kept_as_text(self.definitions.facts(), name, types, attrs);
        let materializes = dialect.flag("hasConstantMaterializer").unwrap_or_default();
        if materializes {
            self.required.add("MaterializeConstant", &names::ident("Registered"));
        }
        let materialize = materializes.then(|| {
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
        });
        let attribute_checks = self.attribute_checks(dialect);
        let handles = operations.iter().map(|op| self.definitions.handle(op));
        quote! {
            #[doc = #doc]
            pub const NAMESPACE: &str = #name;


            #tables

            struct Registered;

            impl Dialect for Registered {
                fn namespace(&self) -> &'static str {
                    NAMESPACE
                }

                #parse
                #kept
                #materialize
                #attribute_checks
            }

            #[doc = #known]
            pub fn register(ctx: &Context) {
                if ctx.register_dialect(Box::new(Registered)) {
                    for spec in [#(#handles::SPEC),*] as [&'static OpSpec; _] {
                        handle::register(ctx, spec);
                    }
                }
            }
        }
    }

    /// The functions of the dialect that pass attributes to user-provided checks, as far as the definition requests them.
    fn attribute_checks(&mut self, dialect: Dialect<'r>) -> TokenStream {
        const CHECKS: [(&str, &str, &str); 3] = [
            ("hasOperationAttrVerify", "VerifyOperationAttribute", "verify_operation_attribute"),
            ("hasRegionArgAttrVerify", "VerifyRegionArgumentAttribute", "verify_region_argument_attribute"),
            ("hasRegionResultAttrVerify", "VerifyRegionResultAttribute", "verify_region_result_attribute"),
        ];
        let mut functions = TokenStream::new();
        for (flag, required, name) in CHECKS {
            if !dialect.flag(flag).unwrap_or_default() {
                continue;
            }
            self.required.add(required, &names::ident("Registered"));
            let (required, name) = (names::ident(required), names::ident(name));
            let is_of_operations = flag == "hasOperationAttrVerify";
            let (parameter, place) = match is_of_operations {
                true => (None, None),
                false => (Some(quote! { place: SignaturePlace, }), Some(quote! { place, })),
            };
            functions.extend(is_of_operations.then(|| {
                quote! {
                    fn verifies_operation_attributes(&self) -> bool {
                        true
                    }
                }
            }));
            functions.extend(quote! {
                fn #name(
                    &self,
                    ctx: &Context,
                    ir: &Ir,
                    op: Op,
                    #parameter
                    attribute: NamedAttribute,
                ) -> Result<(), ir_core::diagnostic::Diagnostic> {
                    #required::#name(self, ctx, ir, op, #place attribute)
                }
            });
        }
        functions
    }

    /// The traits of user-provided checks.
    pub(super) fn hand_written_traits(&self) -> Vec<TokenStream> {
        let item = |name: &String| {
            let name = names::ident(name);
            let doc = " The check of a trait that the definitions name and the runtime does not know.";
            quote! {
                #[doc = #doc]
                pub trait #name: OpHandle {
                    #[doc = " What the trait demands of an operation."]
                    #[doc = ""]
                    #[doc = " # Errors"]
                    #[doc = " What is wrong."]
                    fn verify_trait(self, ir: &Ir) -> Result<(), ir_core::diagnostic::Diagnostic>;
                }
            }
        };
        self.traits_by_hand.iter().map(item).collect()
    }
}
