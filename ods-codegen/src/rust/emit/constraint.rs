//! Constraints.

use ods_schema::functions;

use crate::rust::expr::{DefinedClass, Function, Maker, runtime};
use crate::rust::names::order;
use crate::rust::types::ItemPath;
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, literal, quote};

/// The subject of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConstraintKind {
    Type,
    Attribute,
}

/// The static of a constraint.
pub struct ConstraintStatic {
    pub name: Ident,
    /// The description of the accepted values.
    pub summary: String,
    pub test: ConstraintTest,
}

/// The test of a constraint, and the form in formats.
#[derive(PartialEq, Eq)]
pub enum ConstraintTest {
    /// That of the definition with this handle.
    Handle(ConstraintKind, DefinedClass),
    /// The attribute class of this enum, an integer of this width.
    Enum(EnumItem, u32),
    /// A function; `None` if all values are accepted.
    Function(Option<Ident>, ConstraintForm),
}

/// An enum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EnumItem {
    /// Its type in Rust.
    pub path: ItemPath,
    /// Its qualified name in C++.
    pub cpp: String,
}

impl ToTokens for EnumItem {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        self.path.to_tokens(tokens);
    }
}

impl ConstraintTest {
    /// The subject of the constraint.
    pub fn kind(&self) -> ConstraintKind {
        match self {
            ConstraintTest::Handle(kind, _) => *kind,
            ConstraintTest::Enum(..) => ConstraintKind::Attribute,
            ConstraintTest::Function(_, form) => form.kind(),
        }
    }
}

impl ToTokens for ConstraintStatic {
    /// ```text
    /// pub static BOX: TypeConstraint = TypeConstraint::of_handle::<BoxType>("a box");
    /// pub static KIND: AttrConstraint = AttrConstraint::of_enum::<Kind, 32>("a kind");
    /// pub static SMALL: TypeConstraint = TypeConstraint::new("small", &is_small);
    /// pub static INDEX: TypeConstraint =
    ///     TypeConstraint { summary: "index", accepts: &is_index, …, ..TypeConstraint::ANY };
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let ConstraintStatic { name, summary, test } = self;
        let ty = ident(match test.kind() {
            ConstraintKind::Type => "TypeConstraint",
            ConstraintKind::Attribute => "AttrConstraint",
        });
        let summary = literal(summary);
        let (accepts, form) = match test {
            ConstraintTest::Function(accepts, form) => (accepts, form),
            ConstraintTest::Handle(_, handle) => {
                return tokens.extend(quote! {
                    pub static #name: #ty = #ty::of_handle::<#handle>(#summary);
                });
            }
            ConstraintTest::Enum(item, width) => {
                let width = Literal::u32_unsuffixed(*width);
                return tokens.extend(quote! {
                    pub static #name: #ty = #ty::of_enum::<#item, #width>(#summary);
                });
            }
        };
        let accepts = accepts.as_ref().map_or_else(|| quote!(|_, _| true), ToTokens::to_token_stream);
        if form.is_empty() {
            return tokens.extend(quote! {
                pub static #name: #ty = #ty::new(#summary, &#accepts);
            });
        }
        let rest = (!form.is_complete()).then(|| quote!(..#ty::ANY));
        tokens.extend(quote! {
            pub static #name: #ty = #ty { summary: #summary, accepts: &#accepts, #form #rest };
        });
    }
}

/// The form of a constraint in formats.
#[derive(PartialEq, Eq)]
pub enum ConstraintForm {
    /// Of a type: the function that builds the only one, the test of its class, and dialect and mnemonic of
    /// that class.
    Type { build: Option<MakerCall>, class: Option<ClassFunction>, own: Option<(String, String)> },
    /// Of an attribute.
    Attribute(AttrForm),
}

impl ConstraintForm {
    /// The subject of the constraint.
    pub fn kind(&self) -> ConstraintKind {
        match self {
            ConstraintForm::Type { .. } => ConstraintKind::Type,
            ConstraintForm::Attribute(_) => ConstraintKind::Attribute,
        }
    }

    /// Whether no field is given.
    fn is_empty(&self) -> bool {
        match self {
            ConstraintForm::Type { build, class, own } => build.is_none() && class.is_none() && own.is_none(),
            ConstraintForm::Attribute(form) => *form == AttrForm::default(),
        }
    }

    /// Whether all fields are given.
    fn is_complete(&self) -> bool {
        match self {
            ConstraintForm::Type { build, own, .. } => build.is_some() && own.is_some(),
            ConstraintForm::Attribute(form) => *form != AttrForm::default(),
        }
    }
}

impl ToTokens for ConstraintForm {
    /// `build: Some(&|ctx| Some(build_i1(ctx))), is_of_class: Some(&types::is_integer_type), own: Some(("toy", "box")),`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            ConstraintForm::Type { build, class, own } => {
                let (build, class) = (build.iter(), class.iter());
                let own = own.iter().map(|(dialect, mnemonic)| quote!((#dialect, #mnemonic)));
                quote! {
                    #(build: Some(&#build),)*
                    #(is_of_class: Some(&#class),)*
                    #(own: Some(#own),)*
                }
            }
            ConstraintForm::Attribute(form) => {
                let form = (*form != AttrForm::default()).then(|| quote!(form: AttrForm { #form },));
                quote!(#form)
            }
        });
    }
}

/// The form of an attribute in formats.
#[derive(PartialEq, Eq, Default)]
pub struct AttrForm {
    /// The text that differs from that of any attribute.
    pub kind: Option<AttrFormKind>,
    /// The function that builds the only type of the value.
    pub ty: Option<MakerCall>,
    /// The test of its class.
    pub class: Option<ClassFunction>,
}

impl ToTokens for AttrForm {
    /// `kind: FormKind::Symbol, ty: Some(&|ctx| Some(build_i64(ctx))), is_of_class: Some(&attributes::is_string_attr),`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let AttrForm { kind, ty, class } = self;
        let is_complete = kind.is_some() && ty.is_some() && class.is_some();
        let (kind, ty, class) = (kind.iter(), ty.iter(), class.iter());
        let rest = (!is_complete).then(|| quote!(..AttrForm::ANY));
        tokens.extend(quote! {
            #(kind: FormKind::#kind,)*
            #(ty: Some(&#ty),)*
            #(is_of_class: Some(&#class),)*
            #rest
        });
    }
}

/// The text of an attribute in formats.
#[derive(PartialEq, Eq)]
pub enum AttrFormKind {
    /// The case of an enum, as an integer of this width.
    Enum { item: EnumItem, width: u32 },
    /// The name of a symbol.
    Symbol,
    /// A list of elements of this type.
    DenseArray(&'static str),
    /// Its own format, without dialect and mnemonic.
    Own { dialect: String, mnemonic: String },
}

impl ToTokens for AttrFormKind {
    /// `Symbol`, `DenseArray(Type::I64)`, `Own { dialect: "toy", mnemonic: "kind" }`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            AttrFormKind::Enum { item, width } => {
                let width = Literal::u32_unsuffixed(*width);
                quote!(Enum(#item::CASES, &|ctx| ctx.integer_type(#width)))
            }
            AttrFormKind::Symbol => quote!(Symbol),
            AttrFormKind::DenseArray(element) => {
                let element = ident(element);
                quote!(DenseArray(Type::#element))
            }
            AttrFormKind::Own { dialect, mnemonic } => {
                quote!(Own { dialect: #dialect, mnemonic: #mnemonic })
            }
        });
    }
}

/// A function that tests whether a type or attribute is of a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClassFunction {
    /// A function of the runtime.
    Runtime(functions::Function),
    /// `is` of the handle of a definition.
    Is(DefinedClass),
    /// The test of a constraint.
    Constraint(Ident),
}

impl ToTokens for ClassFunction {
    /// `types::is_index_type`, `BoxType::is`, `constraints::is_shaped`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            ClassFunction::Runtime(function) => runtime(*function),
            ClassFunction::Is(handle) => quote!(#handle::is),
            ClassFunction::Constraint(test) => quote!(constraints::#test),
        });
    }
}

/// A function that builds a value, as one that returns an `Option`.
#[derive(PartialEq, Eq)]
pub struct MakerCall {
    function: Ident,
    is_partial: bool,
}

impl From<Maker> for MakerCall {
    fn from(maker: Maker) -> MakerCall {
        MakerCall { function: maker.function, is_partial: maker.is_partial }
    }
}

impl MakerCall {
    /// The function.
    pub fn function(&self) -> &Ident {
        &self.function
    }

    /// The same for a function of one value: `transformed_type`,
    /// `|ctx, value| Some(transformed_type(ctx, value))`.
    pub(super) fn transformer(&self) -> TokenStream {
        let MakerCall { function, is_partial } = self;
        if *is_partial {
            quote!(constraints::#function)
        } else {
            quote!(|ctx, value| Some(constraints::#function(ctx, value)))
        }
    }
}

impl MakerCall {
    /// The same function where the constraints are not in scope: `constraints::default_i32_attr`,
    /// `|ctx| Some(constraints::default_i32_attr(ctx))`.
    pub(super) fn qualified(&self) -> TokenStream {
        let MakerCall { function, is_partial } = self;
        if *is_partial {
            quote!(constraints::#function)
        } else {
            quote!(|ctx| Some(constraints::#function(ctx)))
        }
    }
}

impl ToTokens for MakerCall {
    /// `build_i1`, `|ctx| Some(build_i1(ctx))`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let MakerCall { function, is_partial } = self;
        tokens.extend(if *is_partial { quote!(#function) } else { quote!(|ctx| Some(#function(ctx))) });
    }
}

/// The module of constraints and of functions for code of definitions, and the user-provided functions that
/// they call.
pub struct ModuleOfConstraints {
    /// The user-provided functions; `None` if there are neither functions nor types.
    pub externals: Option<TokenStream>,
    /// The user-provided types of parameters.
    pub types: Vec<Ident>,
    /// The constraints.
    pub statics: Vec<ConstraintStatic>,
    pub functions: Vec<Function>,
}

impl ToTokens for ModuleOfConstraints {
    /// ```text
    /// pub trait ExternalFunctions { … }
    ///
    /// use constraints::{ANY_INTEGER, INDEX};
    ///
    /// mod constraints {
    ///     use super::*;
    ///     pub static INDEX: TypeConstraint = …;
    ///     pub fn is_index(ctx: &Context, value: Type) -> bool { types::is_index_type(ctx, value) }
    ///     …
    /// }
    /// ```
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let ModuleOfConstraints { types, statics, functions, .. } = self;
        let externals = self.externals.as_ref().map(|items| {
            quote! {
                #[doc = " Functions that definitions call and that neither the runtime nor a definition has, implemented for `Externals`."]
                #[diagnostic::on_unimplemented(
                    message = "the definitions call functions that only their author knows, and `{Self}` does not provide them",
                    note = "add `pub struct Externals;` and `impl ExternalFunctions for Externals` next to the generated code; `odsgen skeleton` prints it"
                )]
                pub trait ExternalFunctions {
                    #(
                        #[doc = " A type of parameters."]
                        type #types: attr_or_type::ParameterValue;
                    )*
                    #items
                }
                #(
                    #[doc = " A type of parameters, which the author declares."]
                    pub type #types = <Externals as ExternalFunctions>::#types;
                )*
            }
        });
        let mut names: Vec<&Ident> = statics.iter().map(|found| &found.name).collect();
        names.sort_by_cached_key(|name| order(&name.to_string()));
        let used = (!names.is_empty()).then(|| quote!(use constraints::{#(#names),*};));
        let module = (!statics.is_empty() || !functions.is_empty()).then(|| {
            quote! {
                mod constraints {
                    use super::*;
                    #(#statics)*
                    #(#functions)*
                }
            }
        });
        tokens.extend(quote! { #externals #used #module });
    }
}
