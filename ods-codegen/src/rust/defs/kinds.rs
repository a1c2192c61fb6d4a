//! Parsing and printing of parameters: `ParamKind`s.

use ods_schema::functions::{attributes, types};

use crate::model::{Enum, Parameter};
use crate::rust::expr::parameter::{ParamClass, ParamType};
use crate::rust::expr::{Definition, runtime};
use crate::rust::names::{self};
use crate::rust::{Emitter, Literal, TokenStream, ident, quote};

/// The runtime's dense arrays, whose lists print without the prefix.
const DENSE_ARRAYS: &[(&str, &str)] = &[
    ("DenseBoolArrayAttr", "I1"),
    ("DenseI8ArrayAttr", "I8"),
    ("DenseI16ArrayAttr", "I16"),
    ("DenseI32ArrayAttr", "I32"),
    ("DenseI64ArrayAttr", "I64"),
    ("DenseF32ArrayAttr", "F32"),
    ("DenseF64ArrayAttr", "F64"),
];

impl<'r> Emitter<'r, '_> {
    /// The `ParamKind` of a parameter.
    pub(super) fn param_kind(&self, ty: &ParamType<'_, 'r>, parameter: Parameter<'r>) -> TokenStream {
        match ty {
            ParamType::Integer(name) => {
                let width = Literal::u32_unsuffixed(name[1..].parse().unwrap_or(64));
                let is_signed = name.starts_with('i');
                if is_signed {
                    quote!(ParamKind::signed(#width))
                } else {
                    quote!(ParamKind::unsigned(#width))
                }
            }
            ParamType::Bool => quote!(ParamKind::Bool),
            // Only the parameter class for strings defines a printer, which quotes them.
            ParamType::Str if parameter.printer().is_none() => quote!(ParamKind::BareStr),
            ParamType::Str => quote!(ParamKind::Str),
            ParamType::Runtime(name) => {
                let name = ident(name);
                quote!(ParamKind::#name)
            }
            ParamType::Type(None) => quote!(ParamKind::AnyType),
            ParamType::Type(Some(class)) => self.class_kind(class, true),
            ParamType::Attribute(None) => quote!(ParamKind::AnyAttribute),
            ParamType::Attribute(Some(class)) => self.class_kind(class, false),
            ParamType::Enum(definition) => self.enum_kind(*definition, parameter.is_enum()),
            ParamType::List(element) => {
                let element = self.param_kind(element, parameter);
                quote!(ParamKind::List(&#element))
            }
            ParamType::Optional(inner) => {
                let inner = self.param_kind(inner, parameter);
                quote!(ParamKind::Optional(&#inner))
            }
            ParamType::Other(name) => {
                let name = names::class_ident(name.rsplit("::").next().unwrap_or(name));
                quote! {
                    ParamKind::Other { parse: &attr_or_type::parse_other::<#name>, print: &attr_or_type::print_other::<#name> }
                }
            }
        }
    }

    fn enum_kind(&self, definition: Enum<'r>, is_enum_parameter: bool) -> TokenStream {
        let item = self.item_paths().enumeration(definition);
        // Only enums that are also attributes define how a parameter of them is parsed.
        let variant = if is_enum_parameter && definition.as_attribute().is_some() {
            quote!(Enum)
        } else {
            quote!(EnumField)
        };
        quote!(ParamKind::#variant(<#item as EnumValue>::CASES))
    }

    fn class_kind(&self, class: &ParamClass<'_, 'r>, is_type: bool) -> TokenStream {
        let any = if is_type { quote!(ParamKind::AnyType) } else { quote!(ParamKind::AnyAttribute) };
        let of = if is_type { quote!(ParamKind::TypeOf) } else { quote!(ParamKind::AttributeOf) };
        match class {
            ParamClass::Builtin(class) => {
                if let Some((_, element)) = DENSE_ARRAYS.iter().find(|(name, _)| *name == class.name) {
                    let element = ident(element);
                    return quote!(ParamKind::DenseArray(Type::#element));
                }
                let test = runtime(class.test);
                quote!(#of(&#test))
            }
            ParamClass::Defined(Definition::AttrOrType(def)) => {
                let handle = self.item_paths().handle(def);
                let variant = if is_type { quote!(Type) } else { quote!(Attribute) };
                quote!(ParamKind::#variant(&|| <#handle as DefHandle>::SPEC))
            }
            ParamClass::Defined(Definition::EnumAttr(definition)) => {
                let item = self.item_paths().enumeration(*definition);
                let width = Literal::i64_unsuffixed(definition.bitwidth().unwrap_or(64));
                quote!(#of(&|ctx, attribute| attr_or_type::is_enum_attribute::<#item>(ctx, attribute, #width)))
            }
            ParamClass::Defined(_) => any,
            ParamClass::Stated(class) => {
                let test = runtime(if is_type { types::is_named } else { attributes::is_named });
                let (dialect, mnemonics) = (&class.dialect, &class.mnemonics);
                quote!(#of(&|ctx, value| #test(ctx, value, #dialect, &[#(#mnemonics),*])))
            }
        }
    }
}
