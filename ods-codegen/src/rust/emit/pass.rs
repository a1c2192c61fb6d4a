//! Passes.

use super::{Doc, list};
use crate::rust::{Ident, Literal, RustType, ToTokens, TokenStream, escaped, quote};

/// The passes of a file, and the function that registers them.
pub struct RustPasses {
    pub passes: Vec<RustPass>,
    /// The enums of their options.
    pub enums: Vec<OptionEnum>,
}

/// A pass: a struct of its options.
pub struct RustPass {
    /// The documentation.
    pub doc: Doc,
    pub name: Ident,
    /// The name of the definition.
    pub definition: String,
    /// The name on the command line.
    pub argument: String,
    /// One line about it.
    pub summary: String,
    /// The operations that it runs on.
    pub target: Target,
    /// The options, in the order of the definition.
    pub options: Vec<PassOption>,
    pub statistics: Vec<Statistic>,
    /// The user-provided trait of defaults; `None` without user-provided defaults.
    pub defaults: Option<Ident>,
    /// Whether it depends on dialects.
    pub has_dialects: bool,
}

/// The operations that a pass runs on.
pub enum Target {
    /// All operations.
    Any,
    /// The operations of this name.
    Op(String),
    /// The operations that a user-provided trait names.
    UserProvidedOp,
    /// The operations that implement an interface, tested by this function of `ir_core::pass`.
    Interface(Ident),
    /// The operations that implement an interface, by a user-provided test.
    UserProvidedInterface,
}

/// An option of a pass.
pub struct PassOption {
    /// The field.
    pub name: Ident,
    /// The type.
    pub ty: RustType,
    pub default: OptionDefault,
    /// Whether the default is that of the type, even if the definition states it: `false`.
    pub has_default_of_type: bool,
    /// The name on the command line.
    pub argument: String,
    pub description: String,
}

/// The default of an option.
pub enum OptionDefault {
    /// That of the type.
    OfType,
    /// A translated expression.
    Translated(TokenStream),
    /// The same as a string.
    Text(TokenStream),
    /// A constant of the type: a bound, or a case of an enum.
    Constant(Ident),
    /// A negative number of this magnitude, which wraps around.
    Wrapped(i64),
    /// A user-provided method.
    UserProvided {
        method: Ident,
        /// The C++ expression.
        cpp: String,
    },
}

/// A statistic of a pass.
pub struct Statistic {
    /// The constant of its index.
    pub constant: Ident,
    pub name: String,
    pub description: String,
}

/// An enum of option values.
pub struct OptionEnum {
    pub name: Ident,
    /// The name of the C++ type without its scope.
    pub cpp: String,
    /// The cases; the first one is the default.
    pub cases: Vec<OptionCase>,
    /// The argument of the first option.
    pub argument: String,
}

/// A case of an option's enum.
#[derive(PartialEq)]
pub struct OptionCase {
    pub name: Ident,
    /// The name in C++; several spellings may have the same.
    pub enumerator: String,
    /// The spelling on the command line.
    pub text: String,
    pub description: String,
}

impl ToTokens for RustPasses {
    /// The passes, the enums, and
    /// `pub fn register_passes(registry: &mut pass::PassRegistry) { registry.add(CountOps::ENTRY); … }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustPasses { passes, enums } = self;
        let names = passes.iter().map(|pass| &pass.name);
        tokens.extend(quote! {
            #(#passes)*

            #(#enums)*

            #[doc = " Adds the passes to a registry."]
            pub fn register_passes(registry: &mut pass::PassRegistry) {
                #(registry.add(#names::ENTRY);)*
            }
        });
    }
}

impl ToTokens for RustPass {
    /// ```text
    /// /// Counts operations.
    /// #[derive(Clone, PartialEq, Debug)]
    /// pub struct CountOps { pub max: i64, … }
    ///
    /// impl Default for CountOps { … }
    ///
    /// impl CountOps {
    ///     pub const NUM_OPS: usize = 0;
    ///     pub const ENTRY: pass::PassEntry = …;
    /// }
    ///
    /// impl pass::DeclaredPass for CountOps { const SPEC: &'static pass::PassSpec<CountOps> = &pass::PassSpec { … }; }
    ///
    /// pub trait CountOpsDefaults { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustPass { doc, name, options, statistics, .. } = self;
        let fields = options.iter().map(PassOption::field);
        let default = self.default();
        let derived = default.is_none().then(|| quote!(, Default));
        let indices = statistics.iter().enumerate().map(|(index, statistic)| statistic.index(index));
        let (spec, defaults) = (self.spec(), self.user_provided_defaults());
        tokens.extend(quote! {
            #doc
            #[derive(Clone, PartialEq, Debug #derived)]
            pub struct #name { #(#fields),* }

            #default

            impl #name {
                #(#indices)*

                #[doc = " The pass for a registry."]
                pub const ENTRY: pass::PassEntry = pass::PassEntry::new::<#name>();
            }

            impl pass::DeclaredPass for #name {
                const SPEC: &'static pass::PassSpec<#name> = &#spec;
            }

            #defaults
        });
    }
}

impl RustPass {
    /// `impl Default for CountOps { … }`; `None` if all options have the defaults of their types.
    fn default(&self) -> Option<TokenStream> {
        let RustPass { name, options, .. } = self;
        let is_derived = options.iter().all(|option| option.has_default_of_type);
        let values = options.iter().map(|option| option.initializer(self.defaults.as_ref(), name));
        (!is_derived).then(|| {
            quote! {
                impl Default for #name {
                    fn default() -> #name {
                        #name { #(#values),* }
                    }
                }
            }
        })
    }

    /// `pass::PassSpec { argument: "count-ops", … }`, whose options are sorted by name.
    fn spec(&self) -> TokenStream {
        let RustPass { name, definition, argument, summary, target, options, statistics, .. } = self;
        let target = match target {
            Target::Any => None,
            Target::Op(op) => Some(quote!(Op(#op))),
            Target::UserProvidedOp => Some(quote!(Op(<#name as pass::PassAnchor>::ANCHOR))),
            Target::Interface(function) => Some(quote!(Interface(pass::#function))),
            Target::UserProvidedInterface => {
                Some(quote!(Interface(<#name as pass::PassInterface>::is_implemented)))
            }
        };
        let target = target.map(|target| quote!(target: pass::PassTarget::#target,));
        let register = self
            .has_dialects
            .then(|| quote!(register_dialects: Some(<#name as pass::DependentDialects>::register_dialects),));
        let mut options: Vec<&PassOption> = options.iter().collect();
        options.sort_by(|a, b| a.argument.cmp(&b.argument));
        let options: Vec<TokenStream> = options.into_iter().map(PassOption::spec).collect();
        let (options, statistics) = (list("options", &options), list("statistics", statistics));
        quote! {
            pass::PassSpec {
                argument: #argument,
                name: #definition,
                description: #summary,
                #target
                #options
                #statistics
                #register
                ..pass::PassSpec::EMPTY
            }
        }
    }

    /// `pub trait CountOpsDefaults { fn default_limit() -> i64; }`
    fn user_provided_defaults(&self) -> Option<TokenStream> {
        let name = self.defaults.as_ref()?;
        let doc = format!(" Defaults of [`{}`] that its author writes.", self.name);
        let methods = self.options.iter().filter_map(PassOption::default_method);
        Some(quote! {
            #[doc = #doc]
            pub trait #name {
                #(#methods)*
            }
        })
    }
}

impl PassOption {
    /// `pub max: i64`
    fn field(&self) -> TokenStream {
        let PassOption { name, ty, argument, description, .. } = self;
        let doc = format!(" `{argument}`: {}", escaped(description));
        quote! {
            #[doc = #doc]
            pub #name: #ty
        }
    }

    /// `max: 10`
    fn initializer(&self, defaults: Option<&Ident>, pass: &Ident) -> TokenStream {
        let PassOption { name, ty, default, .. } = self;
        let value = match default {
            OptionDefault::OfType => quote!(Default::default()),
            OptionDefault::Translated(value) => value.clone(),
            OptionDefault::Text(value) => quote!(#value.to_owned()),
            OptionDefault::Constant(constant) => quote!(#ty::#constant),
            OptionDefault::Wrapped(magnitude) => {
                let magnitude = Literal::i64_unsuffixed(*magnitude);
                quote!(#ty::MIN.wrapping_sub(#magnitude))
            }
            OptionDefault::UserProvided { method, .. } => quote!(<#pass as #defaults>::#method()),
        };
        quote!(#name: #value)
    }

    /// `fn default_limit() -> i64;` for a user-provided default.
    fn default_method(&self) -> Option<TokenStream> {
        let OptionDefault::UserProvided { method, cpp } = &self.default else { return None };
        let (ty, doc) = (&self.ty, format!(" `{}`", cpp.replace('`', "'")));
        Some(quote! {
            #[doc = #doc]
            fn #method() -> #ty;
        })
    }

    /// `pass_option!(max: i64, "max", "The limit")`
    fn spec(&self) -> TokenStream {
        let PassOption { name, ty, argument, description, .. } = self;
        quote!(pass_option!(#name: #ty, #argument, #description))
    }
}

impl Statistic {
    /// `pub const NUM_OPS: usize = 0;`
    fn index(&self, index: usize) -> TokenStream {
        let Statistic { constant, name, description } = self;
        let doc = format!(" The statistic `{name}`: {}", escaped(description));
        let index = Literal::usize_unsuffixed(index);
        quote! {
            #[doc = #doc]
            pub const #constant: usize = #index;
        }
    }
}

impl ToTokens for Statistic {
    /// `pass::Statistic { name: "num-ops", description: "…" }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let Statistic { name, description, .. } = self;
        tokens.extend(quote!(pass::Statistic { name: #name, description: #description }));
    }
}

impl ToTokens for OptionEnum {
    /// ```text
    /// /// Values of the option `level`.
    /// #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    /// pub enum Level {
    ///     /// `low`: Not much.
    ///     #[default]
    ///     Low,
    ///     …
    /// }
    ///
    /// impl pass::PassEnum for Level { const CASES: &'static [(Level, &'static str)] = &[(Level::Low, "low"), …]; }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let OptionEnum { name, cases, argument, .. } = self;
        let doc = format!(" Values of the option `{argument}`.");
        let is_first = |index: usize, name: &Ident| cases[..index].iter().all(|other| other.name != *name);
        let variants = cases.iter().enumerate().filter(|(index, case)| is_first(*index, &case.name));
        let variants = variants.map(|(index, OptionCase { name, text, description, .. })| {
            let doc = format!(" `{text}`: {}", escaped(description));
            let default = (index == 0).then(|| quote!(#[default]));
            quote! {
                #[doc = #doc]
                #default
                #name
            }
        });
        let texts = cases.iter().map(|OptionCase { name: case, text, .. }| quote!((#name::#case, #text)));
        tokens.extend(quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
            pub enum #name { #(#variants),* }

            impl pass::PassEnum for #name {
                const CASES: &'static [(#name, &'static str)] = &[#(#texts),*];
            }
        });
    }
}
