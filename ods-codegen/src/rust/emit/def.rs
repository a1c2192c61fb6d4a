//! A type or an attribute.

use super::{BuildersTrait, CustomBuilder, Doc, Implemented, ParamSpec, Parameter, list};
use crate::rust::{Ident, Literal, RustType, ToTokens, TokenStream, ident, quote};

/// A type or attribute: a handle with accessors, constructors, and the data by which the runtime stores,
/// parses and prints it.
pub struct RustDef {
    /// The documentation.
    pub doc: Doc,
    /// The name of the handle.
    pub handle: Ident,
    /// `Type` or `Attribute`.
    pub base: RustType,
    /// The data.
    pub spec: DefSpec,
    /// The parameters.
    pub params: Vec<DefParam>,
    /// Builders of the definition that have a form in Rust.
    pub custom_builders: Vec<CustomBuilder>,
    /// Interfaces of the dialect that it implements without user-provided methods.
    pub empty_impls: Vec<Ident>,
    /// The trait of user-provided builders.
    pub builders_trait: Option<BuildersTrait>,
    /// The trait of user-provided directives and parameters of the format.
    pub syntax_trait: Option<TokenStream>,
}

impl ToTokens for RustDef {
    /// ```text
    /// definition! {
    ///     /// A pointer.
    ///     Type PointerType {
    ///         name: "PointerType",
    ///         mnemonic: "ptr",
    ///         …
    ///     }
    /// }
    ///
    /// impl PointerType {
    ///     pub fn get(ctx: &Context, pointee: Type, address_space: u32) -> Type { … }
    ///     pub fn pointee(self, ctx: &Context) -> Type { attr_or_type::param(ctx, self, 0) }
    ///     …
    /// }
    ///
    /// pub trait PointerTypeBuilders: DefHandle { … }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let RustDef { doc, handle, base, spec, params, custom_builders, .. } = self;
        let RustDef { empty_impls, builders_trait, syntax_trait, .. } = self;
        let constructors = self.constructors();
        let accessors = params.iter().enumerate().map(|(index, param)| param.accessor(index));
        tokens.extend(quote! {
            definition! {
                #doc
                #base #handle { #spec }
            }

            impl #handle {
                #constructors
                #(#custom_builders)*
                #(#accessors)*
            }

            #(impl #empty_impls for #handle {})*

            #builders_trait

            #syntax_trait
        });
    }
}

impl RustDef {
    /// ```text
    /// pub fn get(ctx: &Context, pointee: Type) -> PointerType { attr_or_type::make(ctx, [pointee.into_param(ctx)]) }
    /// pub fn get_checked(ctx: &Context, location: Location, …) -> Result<PointerType, Diagnostic> { … }
    /// ```
    fn constructors(&self) -> TokenStream {
        let RustDef { handle, params, spec, .. } = self;
        let parameters: Vec<&Parameter> = params.iter().map(|param| &param.parameter).collect();
        let values = params.iter().map(|param| {
            let name = &param.parameter.name;
            param.access.stored(&quote!(#name), &quote!(ctx))
        });
        let values = quote!([#(#values),*]);
        let checked = spec.has_verifier.then(|| {
            quote! {
                #[doc = " As `get`, but verifies the parameters, with errors at `location`."]
                pub fn get_checked(
                    ctx: &Context,
                    location: Location,
                    #(#parameters),*
                ) -> Result<#handle, Diagnostic> {
                    attr_or_type::make_checked(ctx, location, #values)
                }
            }
        });
        let unchecked = if spec.has_verifier { ", without verification" } else { "" };
        let doc = format!(" The instance with these parameters{unchecked}.");
        quote! {
            #[doc = #doc]
            pub fn get(ctx: &Context, #(#parameters),*) -> #handle {
                attr_or_type::make(ctx, #values)
            }

            #checked
        }
    }
}

/// A parameter of a type or attribute.
pub struct DefParam {
    /// The parameter of constructors.
    pub parameter: Parameter,
    /// The functions that access it.
    pub access: Access,
    /// The type that its accessor returns.
    pub returned: RustType,
    /// The documentation of the accessor.
    pub doc: String,
}

impl DefParam {
    /// `pub fn pointee(self, ctx: &Context) -> Type { attr_or_type::param(ctx, self, 0) }`
    fn accessor(&self, index: usize) -> TokenStream {
        let DefParam { parameter: Parameter { name, .. }, access, returned, doc } = self;
        let function = ident(match access {
            Access::Param => "param",
            Access::Other => "other",
            Access::OptionalOther => "optional_other",
            Access::Others => "others",
        });
        let index = Literal::usize_unsuffixed(index);
        quote! {
            #[doc = #doc]
            pub fn #name(self, ctx: &Context) -> #returned {
                attr_or_type::#function(ctx, self, #index)
            }
        }
    }
}

/// The functions of the runtime that access a parameter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Functions for types of the runtime.
    Param,
    /// Functions for a value of a user-provided type.
    Other,
    /// Functions for such a value that may be absent.
    OptionalOther,
    /// Functions for a list of such values.
    Others,
}

impl Access {
    /// The expression for a value as a `Param`.
    pub fn stored(self, value: &TokenStream, ctx: &TokenStream) -> TokenStream {
        match self {
            Access::Param => quote!(#value.into_param(#ctx)),
            Access::Other => quote!(Param::other(#value)),
            Access::OptionalOther => quote!(#value.map_or(Param::Absent, Param::other)),
            Access::Others => quote!(Param::others(#value)),
        }
    }
}

/// The data of a type or attribute.
pub struct DefSpec {
    pub handle: Ident,
    /// The name of the record.
    pub name: String,
    /// The name in text.
    pub mnemonic: Option<String>,
    /// The registered name, if it is not that of the dialect and the mnemonic.
    pub class_name: Option<String>,
    /// The parameters.
    pub params: Vec<ParamSpec>,
    /// The format, if there is any.
    pub syntax: Option<DefSyntax>,
    /// Whether user-provided code verifies the parameters.
    pub has_verifier: bool,
    /// The flags that builtin types and attributes ask for.
    pub flags: Vec<&'static str>,
    /// The interfaces of the dialect.
    pub interfaces: Option<Implemented>,
    /// The C++ names of all interfaces.
    pub implements: Vec<String>,
}

impl ToTokens for DefSpec {
    /// `dialect: NAMESPACE, name: "Toy_PointerType", mnemonic: "ptr", …`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let DefSpec { handle, name, syntax, .. } = self;
        let (mnemonic, class_name) = (self.mnemonic.iter(), self.class_name.iter());
        let interfaces = self.interfaces.iter();
        let (params, implements) = (list("params", &self.params), list("implements", &self.implements));
        let verify = self.has_verifier.then(|| quote!(verify: Some(&<#handle as VerifyDef>::verify),));
        let flags: Vec<Ident> = self.flags.iter().map(|flag| ident(flag)).collect();
        let traits =
            (!flags.is_empty()).then(|| quote!(traits: DefTraits { #(#flags: true,)* ..DefTraits::NONE },));
        tokens.extend(quote! {
            dialect: NAMESPACE,
            name: #name,
            #(mnemonic: #mnemonic,)*
            #(class_name: #class_name,)*
            #params
            #syntax
            #verify
            #traits
            #(interfaces: #interfaces,)*
            #implements
        });
    }
}

/// The format of a type or attribute.
pub enum DefSyntax {
    /// User-provided parser and printer of this handle.
    UserProvided(Ident),
    /// The parameters' syntax that the type of this path implements, and the path as text.
    Params(TokenStream, String),
    /// A declarative format: its static, and its user-provided directives.
    Format(Ident, Vec<DefDirective>),
}

/// A user-provided directive of the format of a type or attribute.
pub struct DefDirective {
    /// Its name in the format.
    pub name: String,
    pub parse: TokenStream,
    pub print: TokenStream,
}

impl ToTokens for DefDirective {
    /// `CustomHooks { parse: &|parser, values| …, print: &|printer, values| … }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let DefDirective { parse, print, .. } = self;
        tokens.extend(quote!(CustomHooks { parse: &#parse, print: &#print }));
    }
}

impl ToTokens for DefSyntax {
    /// `syntax: DefSyntax::format(BOX_TYPE_FORMAT, &[]),` or `syntax: DefSyntax::params::<…>(),`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            DefSyntax::UserProvided(handle) => quote! {
                syntax: DefSyntax::Custom {
                    parse: &attr_or_type::parse_hand_written::<#handle>,
                    print: &attr_or_type::print_hand_written::<#handle>,
                },
            },
            DefSyntax::Params(path, _) => quote!(syntax: DefSyntax::params::<#path>(),),
            DefSyntax::Format(elements, custom) => {
                quote!(syntax: DefSyntax::format(#elements, &[#(#custom),*]),)
            }
        });
    }
}
