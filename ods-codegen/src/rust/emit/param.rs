//! Parameters in the data of types and attributes.

use ods_schema::functions::{Function, attributes, types};

use super::EnumItem;
use crate::rust::expr::{DefinedClass, Tree, runtime};
use crate::rust::{Ident, Literal, ToTokens, TokenStream, ident, quote};

/// The data of a parameter.
pub struct ParamSpec {
    /// The name in the definition.
    pub name: String,
    /// The C++ type.
    pub cpp: String,
    /// Its text in the runtime.
    pub kind: ParamKind,
    /// The default value.
    pub default: Option<DefaultParam>,
    /// Whether it is the attribute's self type.
    pub is_self_type: bool,
}

/// The text of a parameter: a `ParamKind` of the runtime.
pub enum ParamKind {
    Signed(u32),
    Unsigned(u32),
    /// A kind without data.
    Plain(&'static str),
    /// A type, or else an attribute, of a definition.
    Defined(bool, DefinedClass),
    /// A type, or else an attribute, that a test accepts.
    Of(bool, ParamTest),
    /// A list in brackets with this element type.
    DenseArray(&'static str),
    Enum(EnumItem),
    /// An enum that is the C++ type of the parameter.
    EnumField(EnumItem),
    List(Box<ParamKind>),
    Optional(Box<ParamKind>),
    /// A user-provided type.
    Other(Ident),
    /// User-provided functions.
    Functions {
        parse: TokenStream,
        print: TokenStream,
    },
}

/// The test of a type or attribute that is a parameter.
pub enum ParamTest {
    Runtime(Function),
    /// Integer attributes of this width with a value of the enum.
    Enum(EnumItem, i64),
    /// A class by its dialect and mnemonics.
    Named(String, Vec<String>),
}

/// A parameter's default value.
pub enum DefaultParam {
    /// The value of `T()`.
    Empty(EmptyParam),
    /// A literal: its text in Rust, and its value.
    Literal(TokenStream, Tree),
    /// The result of a function, which may be an `Option`.
    Function(Ident, bool),
}

/// The value of `T()` for the types of parameters.
#[derive(Clone, Copy)]
pub enum EmptyParam {
    Zero,
    Text,
    ApInt,
    List,
    Absent,
}

impl ToTokens for ParamSpec {
    /// `ParamSpec::new("width", "unsigned", ParamKind::AnyType).with_default(&|ctx| 8.into_param(ctx))`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let ParamSpec { name, cpp, kind, default, is_self_type } = self;
        let default = match (is_self_type, default) {
            (true, Some(function)) => quote!(.self_type(Some(&#function))),
            (true, None) => quote!(.self_type(None)),
            (false, Some(function)) => quote!(.with_default(&#function)),
            (false, None) => quote!(),
        };
        tokens.extend(quote!(ParamSpec::new(#name, #cpp, #kind) #default));
    }
}

impl ToTokens for DefaultParam {
    /// `|ctx| 8.into_param(ctx)`, `|_| Param::Absent`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        tokens.extend(match self {
            DefaultParam::Empty(EmptyParam::Zero) => quote!(|_| Param::Int(0)),
            DefaultParam::Empty(EmptyParam::Text) => quote!(|ctx| "".into_param(ctx)),
            // As in C++, it has one bit.
            DefaultParam::Empty(EmptyParam::ApInt) => quote!(|_| Param::ApInt(ApInt::new(1, 0))),
            DefaultParam::Empty(EmptyParam::List) => quote!(|_| Param::List([].into())),
            DefaultParam::Empty(EmptyParam::Absent) => quote!(|_| Param::Absent),
            DefaultParam::Literal(text, _) => quote!(|ctx| #text.into_param(ctx)),
            DefaultParam::Function(function, true) => {
                quote!(|ctx| constraints::#function(ctx).map_or(Param::Absent, |value| value.into_param(ctx)))
            }
            DefaultParam::Function(function, false) => {
                quote!(|ctx| constraints::#function(ctx).into_param(ctx))
            }
        });
    }
}

impl ToTokens for ParamKind {
    /// `ParamKind::unsigned(32)`, `ParamKind::List(&ParamKind::AnyType)`
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let variant = |name: &str| {
            let name = ident(name);
            quote!(ParamKind::#name)
        };
        let (base, base_of) = match self {
            ParamKind::Defined(false, _) | ParamKind::Of(false, _) => ("Attribute", "AttributeOf"),
            _ => ("Type", "TypeOf"),
        };
        let (base, base_of) = (variant(base), variant(base_of));
        tokens.extend(match self {
            ParamKind::Signed(width) => {
                let width = Literal::u32_unsuffixed(*width);
                quote!(ParamKind::signed(#width))
            }
            ParamKind::Unsigned(width) => {
                let width = Literal::u32_unsuffixed(*width);
                quote!(ParamKind::unsigned(#width))
            }
            ParamKind::Plain(name) => variant(name),
            ParamKind::Defined(_, handle) => quote!(#base(&|| <#handle as DefHandle>::SPEC)),
            ParamKind::Of(is_type, test) => {
                let test = test.function(*is_type);
                quote!(#base_of(&#test))
            }
            ParamKind::DenseArray(element) => {
                let element = ident(element);
                quote!(ParamKind::DenseArray(Type::#element))
            }
            ParamKind::Enum(item) => quote!(ParamKind::Enum(<#item as EnumValue>::CASES)),
            ParamKind::EnumField(item) => quote!(ParamKind::EnumField(<#item as EnumValue>::CASES)),
            ParamKind::List(element) => quote!(ParamKind::List(&#element)),
            ParamKind::Optional(inner) => quote!(ParamKind::Optional(&#inner)),
            ParamKind::Other(name) => quote! {
                ParamKind::Other { parse: &attr_or_type::parse_other::<#name>, print: &attr_or_type::print_other::<#name> }
            },
            ParamKind::Functions { parse, print } => quote! {
                ParamKind::Other { parse: &#parse, print: &#print }
            },
        });
    }
}

impl ParamTest {
    /// `types::is_integer_type`, `|ctx, value| types::is_named(ctx, value, "gpu", &["async.token"])`
    fn function(&self, is_type: bool) -> TokenStream {
        match self {
            ParamTest::Runtime(function) => runtime(*function),
            ParamTest::Enum(item, width) => {
                let width = Literal::i64_unsuffixed(*width);
                quote!(|ctx, attribute| attr_or_type::is_enum_attribute::<#item>(ctx, attribute, #width))
            }
            ParamTest::Named(dialect, mnemonics) => {
                let test = runtime(if is_type { types::is_named } else { attributes::is_named });
                quote!(|ctx, value| #test(ctx, value, #dialect, &[#(#mnemonics),*]))
            }
        }
    }
}
