//! Passes that the main file declares: a struct with the options, and the definition as data.
//!
//! ```text
//! /// Counts operations.
//! pub struct CountOps { pub max: i64, … }
//!
//! impl Default for CountOps { … }
//!
//! impl CountOps {
//!     pub const NUM_OPS: usize = 0;                 the index of a statistic
//!     pub const ENTRY: pass::PassEntry = …;
//! }
//!
//! impl pass::DeclaredPass for CountOps { const SPEC: &'static pass::PassSpec<CountOps> = &pass::PassSpec { … }; }
//!
//! pub fn register_passes(registry: &mut pass::PassRegistry) { registry.add(CountOps::ENTRY); … }
//! ```
//!
//! The pass itself is the user-provided `RunPass`. A default that has no form in Rust is a method of a user-provided trait
//! `…Defaults`, and an option type that is neither a number nor a string is user-provided, too, unless the flags of the option
//! list the cases of an enum.

mod enums;

use ods_parser::diagnostics::Diagnostic;
use ods_parser::records::Records;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use self::enums::OptionEnum;
use super::Emitter;
use super::expr::{Form, Ty};
use super::names::{Taken, class_ident, ident, shouty, snake};
use super::types::RustType;
use crate::codes;
use crate::expr::{display, parse_expression};
use crate::model::{self, Operation, Pass, PassOption, Result};

/// An option as it is emitted.
struct Field {
    name: Ident,
    ty: RustType,
    /// The default value; `None` for that of the type.
    default: Option<TokenStream>,
    /// The user-provided method that returns the default.
    hand_written: Option<TokenStream>,
    doc: String,
    spec: TokenStream,
    argument: String,
}

/// Whether the main file declares a pass.
pub(super) fn are_declared(records: &Records, sources: &ods_parser::source::SourceMap) -> bool {
    model::own_passes(records, sources).next().is_some()
}

impl<'r> Emitter<'r, '_> {
    /// The passes of the main file, and the function that registers them; empty without passes.
    pub(super) fn passes(&mut self, records: &'r Records, errors: &mut Vec<Diagnostic>) -> TokenStream {
        if !are_declared(records, self.sources) {
            return TokenStream::new();
        }
        let passes: Vec<Pass<'r>> = model::own_passes(records, self.sources).collect();
        let mut items = Vec::new();
        let mut names: Vec<Ident> = Vec::new();
        let mut enums = Vec::new();
        for pass in passes {
            match self.pass(pass, &mut enums) {
                Ok(item) => items.push(item),
                Err(error) => errors.push(error),
            }
            names.push(class_ident(pass.def_name()));
        }
        let enums = enums.iter().map(OptionEnum::item);
        quote! {
            #(#items)*

            #(#enums)*

            #[doc = " Adds the passes to a registry."]
            pub fn register_passes(registry: &mut pass::PassRegistry) {
                #(registry.add(#names::ENTRY);)*
            }
        }
    }

    fn pass(&mut self, pass: Pass<'r>, enums: &mut Vec<OptionEnum>) -> Result<TokenStream> {
        let class = class_ident(pass.def_name());
        self.claim(&class, pass.record())?;
        let mut taken = Taken::default();
        let mut fields = Vec::new();
        for option in pass.options()? {
            fields.push(self.field(pass, option, &class, &mut taken, enums)?);
        }
        let defaults = hand_written_defaults(&class, &fields);
        if !defaults.is_empty() {
            self.required.add(&format!("{class}Defaults"), &class);
        }
        let doc = self.docs(pass.summary()?, pass.description()?, pass.record());
        let declared = fields.iter().map(|Field { name, ty, doc, .. }| {
            quote! {
                #[doc = #doc]
                pub #name: #ty
            }
        });
        let (derived, default) = default_impl(&class, &fields);
        let spec = self.pass_spec(pass, &class, &fields)?;
        let statistics = statistics(pass)?;
        let (argument, summary) = (pass.argument()?, pass.summary()?.trim());
        Ok(quote! {
            #doc
            #[derive(Clone, PartialEq, Debug #derived)]
            pub struct #class { #(#declared),* }

            #default

            impl #class {
                #statistics

                #[doc = " The pass for a registry."]
                pub const ENTRY: pass::PassEntry = pass::PassEntry {
                    argument: #argument,
                    description: #summary,
                    create: || Box::new(#class::default()),
                };
            }

            impl pass::DeclaredPass for #class {
                const SPEC: &'static pass::PassSpec<#class> = &#spec;
            }

            #defaults
        })
    }

    fn pass_spec(&mut self, pass: Pass<'r>, class: &Ident, fields: &[Field]) -> Result<TokenStream> {
        let (argument, name, summary) = (pass.argument()?, pass.def_name(), pass.summary()?.trim());
        self.required.add("RunPass", class);
        let anchor = match anchor(pass.base_class()?) {
            None => quote!(None),
            Some(cpp) => match self.anchor_name(pass, cpp) {
                Some(name) => quote!(Some(#name)),
                None => {
                    self.required.add("PassAnchor", class);
                    quote!(Some(<#class as pass::PassAnchor>::ANCHOR))
                }
            },
        };
        let register = match pass.dependent_dialects()?.is_empty() {
            true => quote!(None),
            false => {
                self.required.add("DependentDialects", class);
                quote!(Some(<#class as pass::DependentDialects>::register_dialects))
            }
        };
        let mut options: Vec<&Field> = fields.iter().collect();
        options.sort_by(|a, b| a.argument.cmp(&b.argument));
        let options = options.into_iter().map(|field| &field.spec);
        let mut counted = Vec::new();
        for statistic in pass.statistics()? {
            let (name, description) = (statistic.name()?, statistic.description()?);
            counted.push(quote!(pass::Statistic { name: #name, description: #description }));
        }
        Ok(quote! {
            pass::PassSpec {
                argument: #argument,
                name: #name,
                description: #summary,
                anchor: #anchor,
                options: &[#(#options),*],
                statistics: &[#(#counted),*],
                register_dialects: #register,
            }
        })
    }

    fn field(
        &mut self,
        pass: Pass<'r>,
        option: PassOption<'r>,
        class: &Ident,
        taken: &mut Taken,
        enums: &mut Vec<OptionEnum>,
    ) -> Result<Field> {
        let cpp_name = option.cpp_name()?;
        let name = ident(&taken.free(snake(cpp_name)));
        let (argument, description) = (option.argument()?, option.description()?.trim());
        let cpp = option.cpp_type()?;
        let element = match self.cpp_type(cpp, Form::Owned, "").filter(is_value) {
            Some(known) => known,
            None => RustType::local(self.own_type(pass, option, enums)?),
        };
        let ty = if option.is_list() { element.vec() } else { element };
        let text = option.default_value()?;
        let (default, hand_written) = match text {
            None => (None, None),
            Some(text) if is_default_of_type(text) => (None, None),
            Some(text) => match self.default_of(text, &ty).or_else(|| case(enums, text, &ty)) {
                Some(value) => (Some(value), None),
                None => {
                    let function = ident(&format!("default_{}", snake(cpp_name).trim_end_matches('_')));
                    let name = ident(&format!("{class}Defaults"));
                    let doc = format!(" `{}`", text.replace('`', "'"));
                    let method = quote! {
                        #[doc = #doc]
                        fn #function() -> #ty;
                    };
                    (Some(quote!(<#class as #name>::#function())), Some(method))
                }
            },
        };
        let spec = quote! {
            pass::PassOption {
                name: #argument,
                description: #description,
                kind: <#ty as pass::PassOptionValue>::KIND,
                set: |this, value| pass::PassOptionValue::set(&mut this.#name, value),
                text: |this| pass::PassOptionValue::shown(&this.#name),
            }
        };
        let doc = format!(" `{argument}`: {}", super::escaped(description));
        Ok(Field { name, ty, default, hand_written, doc, spec, argument: argument.to_owned() })
    }

    /// The type for a C++ type that the runtime does not know: an enum, if the flags of the option list its cases, otherwise
    /// a user-provided type of the same name. Several options may have the same enum.
    fn own_type(
        &mut self,
        pass: Pass<'r>,
        option: PassOption<'r>,
        enums: &mut Vec<OptionEnum>,
    ) -> Result<Ident> {
        let name = self.authors_type(pass, option)?;
        let Some(found) = OptionEnum::of(option, &name)? else { return Ok(name) };
        match enums.iter().find(|known| known.name() == &name) {
            None => {
                self.claim(&name, option.record())?;
                enums.push(found);
            }
            Some(known) if known.has_cases_of(&found) => {}
            Some(_) => {
                let message = format!("the option '{}' lists other cases of '{name}'", option.argument()?);
                return Err(Diagnostic::error(codes::DUPLICATE_DEFINITION, option.record().span(), message));
            }
        }
        Ok(name)
    }

    /// The user-provided type for a C++ type, which has the same name.
    fn authors_type(&self, pass: Pass<'r>, option: PassOption<'r>) -> Result<Ident> {
        let cpp = option.cpp_type()?;
        let name = cpp.trim().rsplit("::").next().unwrap_or_default();
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_name {
            let message =
                format!("the option '{}' is a '{cpp}', which has no form in Rust", option.argument()?);
            return Err(Diagnostic::error(codes::UNSUPPORTED, option.record().span(), message)
                .with_note(pass.record().span(), "it is an option of this pass"));
        }
        Ok(class_ident(name))
    }

    /// The default of an option in Rust.
    fn default_of(&mut self, text: &str, ty: &RustType) -> Option<TokenStream> {
        let text = text.trim();
        // The bounds of a type.
        if let Some(bound) = text.strip_prefix("std::numeric_limits<").and_then(|rest| rest.split_once(">::"))
        {
            let bound = match bound.1 {
                "max()" => ident("MAX"),
                "min()" | "lowest()" => ident("MIN"),
                _ => return None,
            };
            let is_integer = matches!(ty, RustType::Name("i64" | "i32" | "u32" | "u64"));
            return is_integer.then(|| quote!(#ty::#bound));
        }
        let expected = match ty {
            RustType::Name("bool") => Ty::Bool,
            RustType::Name("i64" | "i32" | "u32" | "u64") => Ty::Int,
            RustType::Name("f32" | "f64") => Ty::Float,
            RustType::Name("String") => Ty::Str,
            _ => return None,
        };
        // A negative C++ value of an unsigned type wraps around.
        let value = parse_expression(text).ok()?;
        let created = self.constraints.translator.inline(&value, &[], &expected, "", &self.paths)?.tokens;
        let number = display(&value).replace(' ', "");
        match expected {
            Ty::Str => Some(quote!(#created.to_owned())),
            Ty::Int if matches!(ty, RustType::Name("u32" | "u64")) && number.starts_with('-') => {
                let value: i64 = number.parse().ok()?;
                let value = proc_macro2::Literal::i64_unsuffixed(value.checked_neg()?);
                Some(quote!(#ty::MIN.wrapping_sub(#value)))
            }
            _ => Some(created),
        }
    }

    /// The name of the operation that a pass is anchored on, by its C++ class. Passes name classes without including their
    /// definitions.
    fn anchor_name(&self, pass: Pass<'r>, cpp: &str) -> Option<String> {
        let class = cpp.trim().trim_start_matches("::").trim_start_matches("mlir::");
        if class == "ModuleOp" {
            return Some("builtin.module".to_owned());
        }
        let last = class.rsplit("::").next().unwrap_or(class);
        let of_class = |op: &Operation<'r>| {
            op.class_name == last && op.qualified_class_name().trim_start_matches("::").ends_with(class)
        };
        let mut found = model::operations(pass.record().records()).ok()?.flatten().filter(of_class);
        let fact = || self.definitions.facts().operation(class).map(str::to_owned);
        found.next().map(|op| op.name()).or_else(fact)
    }
}

/// Whether a C++ expression is the default of any type.
fn is_default_of_type(cpp: &str) -> bool {
    matches!(cpp.trim(), "" | "{}" | "std::nullopt")
}

/// The implementation of `Default` for a pass: derived, if all options have the defaults of their types.
fn default_impl(class: &Ident, fields: &[Field]) -> (Option<TokenStream>, Option<TokenStream>) {
    if fields.iter().all(|field| field.default.is_none()) {
        return (Some(quote!(, Default)), None);
    }
    let values = fields.iter().map(|Field { name, default, .. }| match default {
        Some(default) => quote!(#name: #default),
        None => quote!(#name: Default::default()),
    });
    let default = quote! {
        impl Default for #class {
            fn default() -> #class {
                #class { #(#values),* }
            }
        }
    };
    (None, Some(default))
}

/// The default of an option whose type is one of the enums.
fn case(enums: &[OptionEnum], cpp: &str, ty: &RustType) -> Option<TokenStream> {
    enums.iter().find(|known| *ty == RustType::local(known.name().clone()))?.case(cpp)
}

/// Whether the runtime supports a type as the type of an option.
fn is_value(ty: &RustType) -> bool {
    const TYPES: [&str; 8] = ["bool", "i64", "i32", "u32", "u64", "f32", "f64", "String"];
    TYPES.iter().any(|name| ty.is(name))
}

/// The class in `::mlir::OperationPass<func::FuncOp>`; `None` for a pass on any operation. These include passes on interfaces,
/// which test for the interface themselves.
fn anchor(base_class: &str) -> Option<&str> {
    let inner =
        base_class.trim_start_matches("::").strip_prefix("mlir::OperationPass<")?.strip_suffix('>')?;
    Some(inner.trim()).filter(|inner| !inner.is_empty())
}

/// `pub const NUM_OPS: usize = 0;`: the indices of the pass's statistics.
fn statistics(pass: Pass<'_>) -> Result<TokenStream> {
    let mut taken = Taken::with(&["ENTRY", "SPEC"]);
    let mut constants = TokenStream::new();
    for (number, statistic) in pass.statistics()?.into_iter().enumerate() {
        let name = ident(&taken.free(shouty(statistic.cpp_name()?)));
        let doc =
            format!(" The statistic `{}`: {}", statistic.name()?, super::escaped(statistic.description()?));
        constants.extend(quote! {
            #[doc = #doc]
            pub const #name: usize = #number;
        });
    }
    Ok(constants)
}

/// The trait for defaults that have no form in Rust.
fn hand_written_defaults(class: &Ident, fields: &[Field]) -> TokenStream {
    let methods: Vec<&TokenStream> = fields.iter().filter_map(|field| field.hand_written.as_ref()).collect();
    if methods.is_empty() {
        return TokenStream::new();
    }
    let name = ident(&format!("{class}Defaults"));
    let doc = format!(" Defaults of [`{class}`] that its author writes.");
    quote! {
        #[doc = #doc]
        pub trait #name {
            #(#methods)*
        }
    }
}
