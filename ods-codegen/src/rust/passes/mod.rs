//! Passes that the main file declares: a struct with the options, and the definition as data.
//!
//! The pass itself is the user-provided `RunPass`. A default without a translation to Rust is a method of a
//! user-provided trait `…Defaults`. An option type that is neither a number nor a string is user-provided,
//! too, unless the flags of the option list the cases of an enum. Any of them may be in `std::optional`.

mod enums;

use ods_parser::diagnostics::closest_name;

use super::emit::{OptionDefault, OptionEnum, PassOption, RustPass, RustPasses, Statistic, Target};
use super::expr::{Form, Ty};
use super::names::{class, class_ident, shouty};
use super::{Emitter, Ident, RustType, Taken, ident, snake};
use crate::expr::{display, parse_expression};
use crate::model::{self, Operation, Pass, Result};
use crate::{Diagnostic, Records, codes};

/// Whether the main file declares a pass.
pub(super) fn are_declared(records: &Records, sources: &ods_parser::source::SourceMap) -> bool {
    model::own_passes(records, sources).next().is_some()
}

impl<'r> Emitter<'r, '_> {
    /// The passes of the main file; `None` without passes.
    pub(super) fn passes(
        &mut self,
        records: &'r Records,
        errors: &mut Vec<Diagnostic>,
    ) -> Option<RustPasses> {
        if !are_declared(records, self.sources) {
            return None;
        }
        let mut all = RustPasses { passes: Vec::new(), enums: Vec::new() };
        for pass in model::own_passes(records, self.sources) {
            if let Err(error) = self.option_enums(pass, &mut all.enums) {
                errors.push(error);
            }
        }
        for pass in model::own_passes(records, self.sources) {
            match self.pass(pass, &all.enums) {
                Ok(pass) => all.passes.push(pass),
                Err(error) => errors.push(error),
            }
        }
        Some(all)
    }

    /// Adds the enums whose cases the options of a pass list. Several options may have the same; other cases
    /// make another enum, named after the pass as well.
    fn option_enums(&mut self, pass: Pass<'r>, enums: &mut Vec<OptionEnum>) -> Result<()> {
        for option in pass.options()? {
            let OptionType { cpp, known, .. } = self.option_type(option)?;
            let Some(name) = authors_type(cpp).filter(|_| known.is_none()) else { continue };
            let Some(mut found) = OptionEnum::parse(option, &name)? else { continue };
            if enums.iter().any(|known| known.is_same(&found)) {
                continue;
            }
            if enums.iter().any(|known| known.name == name) {
                found.name = ident(&format!("{}{name}", class(pass.def_name())));
            }
            self.claim(&found.name, option.record())?;
            enums.push(found);
        }
        Ok(())
    }

    fn pass(&mut self, pass: Pass<'r>, enums: &[OptionEnum]) -> Result<RustPass> {
        let name = class_ident(pass.def_name());
        self.claim(&name, pass.record())?;
        let mut taken = Taken::default();
        let mut options = Vec::new();
        for option in pass.options()? {
            options.push(self.option(pass, option, &mut taken, enums)?);
        }
        let is_by_hand = |option: &PassOption| matches!(option.default, OptionDefault::UserProvided { .. });
        let defaults = options.iter().any(is_by_hand).then(|| ident(&format!("{name}Defaults")));
        if let Some(defaults) = &defaults {
            self.required.add(&defaults.to_string(), &name);
        }
        let doc = self.docs(pass.summary()?, pass.description()?, pass.record());
        self.required.add("RunPass", &name);
        let target = self.target(pass, &name)?;
        let has_dialects = !pass.dependent_dialects()?.is_empty();
        if has_dialects {
            self.required.add("DependentDialects", &name);
        }
        Ok(RustPass {
            doc,
            definition: pass.def_name().to_owned(),
            argument: pass.argument()?.to_owned(),
            summary: pass.summary()?.trim().to_owned(),
            target,
            options,
            statistics: statistics(pass)?,
            defaults,
            has_dialects,
            name,
        })
    }

    fn target(&mut self, pass: Pass<'r>, name: &Ident) -> Result<Target> {
        let base_class = pass.base_class()?;
        if let Some(interface) = template_argument(base_class, "InterfacePass") {
            let interface = interface.trim_start_matches("::").trim_start_matches("mlir::");
            if let Some((_, function)) = INTERFACES.iter().find(|(known, _)| *known == interface) {
                return Ok(Target::Interface(ident(function)));
            }
            self.required.add("PassInterface", name);
            return Ok(Target::UserProvidedInterface);
        }
        let Some(cpp) = template_argument(base_class, "OperationPass") else { return Ok(Target::Any) };
        if let Some(name) = self.operation_name(pass, cpp) {
            return Ok(Target::Op(name));
        }
        self.required.add("PassAnchor", name);
        Ok(Target::UserProvidedOp)
    }

    fn option(
        &mut self,
        pass: Pass<'r>,
        option: model::PassOption<'r>,
        taken: &mut Taken,
        enums: &[OptionEnum],
    ) -> Result<PassOption> {
        let cpp_name = option.cpp_name()?;
        let name = ident(&taken.free(snake(cpp_name)));
        let (argument, description) =
            (option.argument()?.to_owned(), option.description()?.trim().to_owned());
        let OptionType { cpp, is_optional, known } = self.option_type(option)?;
        let value = match known {
            Some(known) => known,
            None => RustType::local(self.own_type(pass, option, cpp, enums)?),
        };
        let element = if is_optional { value.option() } else { value };
        let ty = if option.is_list() { element.vec() } else { element };
        let text = option.default_value()?.map(str::trim).filter(|text| !is_default_of_type(text));
        let has_default_of_type = text.is_none_or(|text| is_zero(text, &ty));
        let default = match text {
            None => OptionDefault::OfType,
            Some(text) => {
                check_default(option, text, &ty)?;
                let value = self.default_of(text, &ty).or_else(|| case(enums, text, &ty));
                value.unwrap_or_else(|| OptionDefault::UserProvided {
                    method: ident(&format!("default_{}", snake(cpp_name).trim_end_matches('_'))),
                    cpp: text.to_owned(),
                })
            }
        };
        Ok(PassOption { name, ty, default, has_default_of_type, argument, description })
    }

    /// The type of an option's value, or of the elements of a list.
    fn option_type(&mut self, option: model::PassOption<'r>) -> Result<OptionType<'r>> {
        let cpp = strip_keyword(option.cpp_type()?);
        let inner = cpp.strip_prefix("std::optional<").and_then(|rest| rest.strip_suffix('>'));
        let (cpp, is_optional) = (inner.map_or(cpp, strip_keyword), inner.is_some());
        let known = self.cpp_type(cpp, Form::Owned, "").filter(is_value);
        Ok(OptionType { cpp, is_optional, known })
    }

    /// The type for a C++ type that the runtime does not know: an enum, if the flags of an option list its
    /// cases, otherwise a user-provided type of the same name.
    fn own_type(
        &mut self,
        pass: Pass<'r>,
        option: model::PassOption<'r>,
        cpp: &str,
        enums: &[OptionEnum],
    ) -> Result<Ident> {
        if let Some(close) = misspelled(cpp) {
            let message = format!("nothing has the type '{cpp}' of the option '{}'", option.argument()?);
            return Err(Diagnostic::error(codes::WRONG_CODE, option.record().span(), message)
                .with_help(format!("did you mean '{close}'?")));
        }
        let Some(name) = authors_type(cpp) else {
            let message =
                format!("the option '{}' is a '{cpp}', which has no form in Rust", option.argument()?);
            return Err(Diagnostic::error(codes::UNSUPPORTED, option.record().span(), message)
                .with_note(pass.record().span(), "it is an option of this pass"));
        };
        let listed = OptionEnum::parse(option, &name)?;
        let is_it = |known: &&OptionEnum| match &listed {
            Some(listed) => known.is_same(listed),
            None => known.name == name,
        };
        if let Some(known) = enums.iter().find(is_it) {
            return Ok(known.name.clone());
        }
        self.required.add("PassOptionValue", &name);
        Ok(name)
    }

    /// The default of an option in Rust; `None` if it has no form in it.
    fn default_of(&mut self, text: &str, ty: &RustType) -> Option<OptionDefault> {
        let text = text.trim();
        if let Some(bound) = text.strip_prefix("std::numeric_limits<").and_then(|rest| rest.split_once(">::"))
        {
            let bound = match bound.1 {
                "max()" => "MAX",
                "min()" | "lowest()" => "MIN",
                _ => return None,
            };
            let is_integer = matches!(ty, RustType::Name("i64" | "i32" | "u32" | "u64"));
            return is_integer.then(|| OptionDefault::Constant(ident(bound)));
        }
        let expected = match ty {
            RustType::Name("bool") => Ty::Bool,
            RustType::Name("i64" | "i32" | "u32" | "u64") => Ty::Int,
            RustType::Name("f32" | "f64") => Ty::Float,
            RustType::Name("String") => Ty::Str,
            _ => return None,
        };
        let value = parse_expression(text).ok()?;
        let created = self.constraints.translator.inline(&value, &[], &expected, "", &self.paths)?.tokens();
        if expected == Ty::Str {
            return Some(OptionDefault::Text(created));
        }
        // A negative C++ value of an unsigned type wraps around.
        let number = display(&value).replace(' ', "");
        let is_unsigned = matches!(ty, RustType::Name("u32" | "u64"));
        if !is_unsigned || !number.starts_with('-') {
            return Some(OptionDefault::Translated(created));
        }
        Some(OptionDefault::Wrapped(number.parse::<i64>().ok()?.checked_neg()?))
    }

    /// The name of the operation that a pass runs on, by its C++ class. Passes name classes without including
    /// their definitions.
    fn operation_name(&self, pass: Pass<'r>, cpp: &str) -> Option<String> {
        let class = cpp.trim().trim_start_matches("::").trim_start_matches("mlir::");
        if class == "ModuleOp" {
            return Some("builtin.module".to_owned());
        }
        let last = class.rsplit("::").next().unwrap_or(class);
        let of_class = |op: &Operation<'r>| {
            op.class_name == last && op.qualified_class_name().trim_start_matches("::").ends_with(class)
        };
        let mut found = model::all_operations(pass.record().records()).flatten().filter(of_class);
        let fact = || self.definitions.facts().operation(class).map(str::to_owned);
        found.next().map(|op| op.name()).or_else(fact)
    }
}

/// The C++ type of an option's value.
struct OptionType<'r> {
    /// The type, without `std::optional`.
    cpp: &'r str,
    /// Whether it was in `std::optional`.
    is_optional: bool,
    /// The type in Rust, if the runtime has it.
    known: Option<RustType>,
}

/// The user-provided type for a C++ type, named after it and the arguments of its template:
/// `Range<x::Level>`, `RangeLevel`. `None` for a type without a name.
fn authors_type(cpp: &str) -> Option<Ident> {
    let names = cpp.split(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '_' | ':'));
    let names = names.filter_map(|name| name.rsplit("::").next()).filter(|name| !name.is_empty());
    let names: Vec<String> = names.map(class).collect();
    (!names.is_empty()).then(|| class_ident(&names.concat()))
}

/// A C++ type without the keyword of an elaborated one: `enum Level`.
fn strip_keyword(cpp: &str) -> &str {
    let cpp = cpp.trim();
    let (word, rest) = cpp.split_once(char::is_whitespace).unwrap_or_default();
    if matches!(word, "enum" | "class" | "struct") { strip_keyword(rest) } else { cpp }
}

/// Whether a C++ expression is the default of any type.
fn is_default_of_type(cpp: &str) -> bool {
    matches!(cpp, "" | "{}" | "std::nullopt")
}

/// Whether a C++ literal is the default of its type.
fn is_zero(cpp: &str, ty: &RustType) -> bool {
    match cpp {
        "false" => ty.is("bool"),
        "0" => ["i64", "i32", "u32", "u64"].iter().any(|name| ty.is(name)),
        "\"\"" => ty.is("String"),
        _ => false,
    }
}

/// The type of C++ that a name misspells: `int64_t` for `int63_t`.
fn misspelled(cpp: &str) -> Option<&'static str> {
    const TYPES: [&str; 7] = ["int16_t", "int32_t", "int64_t", "int8_t", "size_t", "uint32_t", "uint64_t"];
    closest_name(cpp, TYPES).filter(|_| cpp.ends_with("_t") && !TYPES.contains(&cpp))
}

/// Rejects a word as the default of a number.
fn check_default(option: model::PassOption<'_>, text: &str, ty: &RustType) -> Result<()> {
    let is_number = ["bool", "i64", "i32", "u32", "u64", "f32", "f64"].iter().any(|name| ty.is(name));
    if !is_number || !model::consistency::is_word(text) {
        return Ok(());
    }
    let (argument, cpp) = (option.argument()?, option.cpp_type()?);
    let message =
        format!("'{text}', the default of the option '{argument}', is not a value of its type '{cpp}'");
    Err(Diagnostic::error(codes::WRONG_CODE, option.record().span(), message))
}

/// The default of an option whose type is one of the enums.
fn case(enums: &[OptionEnum], cpp: &str, ty: &RustType) -> Option<OptionDefault> {
    let found = enums.iter().find(|known| *ty == RustType::local(known.name.clone()))?;
    found.case(cpp).map(OptionDefault::Constant)
}

/// Whether the runtime supports a type as the type of an option.
fn is_value(ty: &RustType) -> bool {
    const TYPES: [&str; 8] = ["bool", "i64", "i32", "u32", "u64", "f32", "f64", "String"];
    TYPES.iter().any(|name| ty.is(name))
}

/// The interfaces of passes that the runtime has, without the namespace `mlir`, with the functions of
/// `ir_core::pass` that test them.
const INTERFACES: [(&str, &str); 1] = [("FunctionOpInterface", "implements_function_interface")];

/// The class in `::mlir::OperationPass<func::FuncOp>` for the template `OperationPass`; `None` for another
/// template or no class.
fn template_argument<'a>(base_class: &'a str, template: &str) -> Option<&'a str> {
    let class = base_class.trim_start_matches("::").strip_prefix("mlir::")?.strip_prefix(template)?;
    let inner = class.strip_prefix('<')?.strip_suffix('>')?;
    Some(inner.trim()).filter(|inner| !inner.is_empty())
}

/// The statistics of a pass, whose constants are beside those that each pass has.
fn statistics(pass: Pass<'_>) -> Result<Vec<Statistic>> {
    let mut taken = Taken::with_reserved(&["ENTRY", "SPEC"]);
    let created = pass.statistics()?.into_iter().map(|statistic| {
        let constant = ident(&taken.free(shouty(statistic.cpp_name()?)));
        let (name, description) = (statistic.name()?.to_owned(), statistic.description()?.to_owned());
        Ok(Statistic { constant, name, description })
    });
    created.collect()
}
