//! The user-provided directives of formats of types and attributes, as functions of a trait.
//!
//! ```text
//! pub trait StructTypeSyntax: DefHandle {
//!     fn parse_body(parser: &mut Parser<'_>, name: String) -> ParseResult<Vec<Type>>;
//!     fn print_body(printer: &mut Printer<'_>, name: &str, body: &[Type]);
//! }
//! ```

use super::{Def, Param};
use crate::format::{DefArgument, DefElement, DefElementKind, DefFormat, StructField};
use crate::model::Parameter;
use crate::rust::emit::{Access, ParamKind};
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::names::{self};
use crate::rust::types::Lifetime;
use crate::rust::{Ident, RustType, Taken, TokenStream, ident, quote};

/// A user-provided directive of a format.
pub(super) struct HandWritten {
    /// The name in the format.
    pub(super) directive: String,
    /// The name in Rust.
    name: String,
    /// The parameters in the order of the format, each with whether the directive's parser binds it.
    parameters: Vec<(usize, bool)>,
    /// Whether it may be absent, because a group begins with it.
    is_optional: bool,
}

/// The user-provided directives in the order of a format.
pub(super) fn hand_written_parts(format: &DefFormat<'_>) -> Vec<HandWritten> {
    let mut found = Collector { parts: Vec::new(), names: Taken::with_reserved(&[]) };
    found.all(&format.elements, None);
    found.parts
}

struct Collector {
    parts: Vec<HandWritten>,
    names: Taken,
}

impl Collector {
    fn all(&mut self, elements: &[DefElement<'_>], optional: Option<usize>) {
        for (index, element) in elements.iter().enumerate() {
            match &element.kind {
                DefElementKind::Custom(custom) => {
                    let parameters = custom.arguments.iter().filter_map(|argument| match argument {
                        DefArgument::Bound(parameter) => Some((parameter.index, true)),
                        DefArgument::Ref(parameter) => Some((parameter.index, false)),
                        DefArgument::Code(_) => None,
                    });
                    self.add(custom.name, parameters.collect(), optional == Some(index));
                }
                DefElementKind::Struct(fields) => {
                    for field in fields {
                        if let StructField::Custom { name, parameter } = field {
                            self.add(name, vec![(parameter.index, true)], false);
                        }
                    }
                }
                DefElementKind::Group(group) => {
                    self.all(&group.then, Some(group.first));
                    self.all(&group.otherwise, None);
                }
                _ => {}
            }
        }
    }

    fn add(&mut self, name: &str, parameters: Vec<(usize, bool)>, is_optional: bool) {
        let directive = name.to_owned();
        let name = self.names.free(names::snake(name));
        self.parts.push(HandWritten { directive, name, parameters, is_optional });
    }
}

impl HandWritten {
    fn bound(&self) -> Vec<usize> {
        self.parameters.iter().filter(|(_, is_bound)| *is_bound).map(|(index, _)| *index).collect()
    }

    /// A closure that calls the parser and stores its results.
    pub(super) fn reader(&self, def: &Def<'_, '_>) -> TokenStream {
        let handle = &def.handle;
        let (syntax, function) = (syntax_trait(handle), ident(&format!("parse_{}", self.name)));
        let bound = self.bound();
        let created: Vec<Ident> = (0..bound.len()).map(|index| ident(&format!("value_{index}"))).collect();
        let known: Vec<usize> =
            self.parameters.iter().filter(|(_, is_bound)| !is_bound).map(|(index, _)| *index).collect();
        let names: Vec<Ident> = known.iter().map(|index| ident(&format!("known_{index}"))).collect();
        let stored = bound.iter().zip(&created).map(|(index, created)| {
            def.params[*index].access().stored(&quote!(#created), &quote!(parser.context()))
        });
        let call = quote!(<#handle as #syntax>::#function(parser #(, #names)*)?);
        let pattern = match &created[..] {
            [only] => quote!(#only),
            several => quote!((#(#several),*)),
        };
        let taken = match (self.is_optional, created.is_empty()) {
            (true, true) => quote!(if #call.is_none() { return Ok(false); }),
            (true, false) => quote!(let Some(#pattern) = #call else { return Ok(false) };),
            (false, true) => quote!(#call;),
            (false, false) => quote!(let #pattern = #call;),
        };
        let values = if created.is_empty() && names.is_empty() { quote!(_values) } else { quote!(values) };
        quote! {
            |parser, #values| {
                #(let #names = attr_or_type::known::<#handle, _>(parser.context(), values, #known);)*
                #taken
                #(values[#bound] = Some(#stored);)*
                Ok(true)
            }
        }
    }

    /// A closure that calls the printer.
    pub(super) fn printer(&self, def: &Def<'_, '_>) -> TokenStream {
        let handle = &def.handle;
        let (syntax, function) = (syntax_trait(handle), ident(&format!("print_{}", self.name)));
        let arguments = self.parameters.iter().map(|(index, _)| {
            let function = ident(match def.params[*index].access() {
                Access::Param => return quote!(attr_or_type::value(printer.context(), &values[#index])),
                Access::Other => "other_value",
                Access::OptionalOther => "other_param",
                Access::Others => "other_values",
            });
            quote!(attr_or_type::#function(&values[#index]))
        });
        let values = if self.parameters.is_empty() { quote!(_values) } else { quote!(values) };
        quote! {
            |printer, #values| {
                <#handle as #syntax>::#function(printer #(, #arguments)*);
            }
        }
    }

    /// The functions of the trait.
    fn items(&self, def: &Def<'_, '_>, paths: &ItemPaths<'_, '_>) -> TokenStream {
        let (parse, print) = (ident(&format!("parse_{}", self.name)), ident(&format!("print_{}", self.name)));
        let owned = |index: usize| def.params[index].owned(paths);
        let name = |index: usize| &def.params[index].name;
        let known = self.parameters.iter().filter(|(_, is_bound)| !is_bound).map(|(index, _)| {
            let (name, ty) = (name(*index), owned(*index));
            quote!(#name: #ty)
        });
        let mut created: Vec<RustType> = self.bound().into_iter().map(owned).collect();
        let created = if created.len() == 1 { created.remove(0) } else { RustType::Tuple(created) };
        let created = if self.is_optional { created.option() } else { created };
        let printed = self.parameters.iter().map(|(index, _)| {
            let (name, ty) = (name(*index), def.params[*index].returned(paths, Lifetime::Elided));
            quote!(#name: #ty)
        });
        let doc = format!(" Reads `custom<{}>`.", self.directive);
        let print_doc = format!(" Prints `custom<{}>`.", self.directive);
        quote! {
            #[doc = #doc]
            #[doc = ""]
            #[doc = " # Errors"]
            #[doc = " If the source is invalid. The error has been reported."]
            fn #parse(parser: &mut Parser<'_> #(, #known)*) -> ParseResult<#created>;

            #[doc = #print_doc]
            fn #print(printer: &mut Printer<'_> #(, #printed)*);
        }
    }
}

/// Whether C++ code of the definition parses a parameter. The code of upstream's enum classes is known.
pub(super) fn has_code(parameter: Parameter<'_>) -> bool {
    parameter.parser().is_some_and(|code| !code.trim().is_empty()) && !parameter.is_enum()
}

/// The `ParamKind` of a parameter that user-provided code parses and prints.
pub(super) fn param_kind(def: &Def<'_, '_>, param: &Param<'_, '_>) -> ParamKind {
    let (handle, syntax) = (&def.handle, syntax_trait(&def.handle));
    let stem = param.name.to_string();
    let stem = stem.trim_end_matches('_');
    let (parse, print) =
        (ident(&format!("parse_parameter_{stem}")), ident(&format!("print_parameter_{stem}")));
    let stored = param.access().stored(&quote!(value), &quote!(parser.context()));
    let value = match param.access() {
        Access::Param => quote!(attr_or_type::value(printer.context(), value)),
        Access::Other => quote!(attr_or_type::other_value(value)),
        Access::OptionalOther => quote!(attr_or_type::other_param(value)),
        Access::Others => quote!(attr_or_type::other_values(value)),
    };
    ParamKind::Functions {
        parse: quote! {
            |parser| {
                let value = <#handle as #syntax>::#parse(parser)?;
                Ok(#stored)
            }
        },
        print: quote!(|value, printer| <#handle as #syntax>::#print(printer, #value)),
    }
}

/// The functions of the trait for a parameter that user-provided code parses and prints.
fn param_items(param: &Param<'_, '_>, paths: &ItemPaths<'_, '_>) -> TokenStream {
    let stem = param.name.to_string();
    let stem = stem.trim_end_matches('_');
    let (parse, print) =
        (ident(&format!("parse_parameter_{stem}")), ident(&format!("print_parameter_{stem}")));
    let (created, printed) = (param.owned(paths), param.returned(paths, Lifetime::Elided));
    let doc = format!(" Reads the parameter `{stem}`.");
    let print_doc = format!(" Prints the parameter `{stem}`.");
    quote! {
        #[doc = #doc]
        #[doc = ""]
        #[doc = " # Errors"]
        #[doc = " If the source is invalid. The error has been reported."]
        fn #parse(parser: &mut Parser<'_>) -> ParseResult<#created>;

        #[doc = #print_doc]
        fn #print(printer: &mut Printer<'_>, value: #printed);
    }
}

/// The trait for the user-provided directives and parameters; `None` if there are none.
pub(super) fn hand_written_trait(
    def: &Def<'_, '_>,
    parts: &[HandWritten],
    paths: &ItemPaths<'_, '_>,
) -> Option<TokenStream> {
    let by_code = def.params.iter().zip(def.def.parameters()).filter(|(_, parameter)| has_code(**parameter));
    let by_code: Vec<TokenStream> = by_code.map(|(param, _)| param_items(param, paths)).collect();
    if parts.is_empty() && by_code.is_empty() {
        return None;
    }
    let name = syntax_trait(&def.handle);
    let items = parts.iter().map(|part| part.items(def, paths)).chain(by_code);
    let doc = format!(" The hand-written parts of the format of [`{}`].", def.handle);
    Some(quote! {
        #[doc = #doc]
        pub trait #name: DefHandle {
            #(#items)*
        }
    })
}

/// The name of the trait for the user-provided directives of a format.
pub(super) fn syntax_trait(handle: &Ident) -> Ident {
    ident(&format!("{handle}Syntax"))
}
