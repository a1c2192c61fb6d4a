//! Passes that the main file declares: a struct with the options, and the definition as data.
//!
//! The pass itself is the user-provided `RunPass`. A default that has no form in Rust is a method of a user-provided trait
//! `…Defaults`, and an option type that is neither a number nor a string is user-provided, too, unless the flags of the option
//! list the cases of an enum.

mod enums;

use super::emit::{Anchor, OptionDefault, OptionEnum, PassOption, RustPass, RustPasses, Statistic};
use super::expr::{Form, Ty};
use super::names::{class_ident, shouty};
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
            match self.pass(pass, &mut all.enums) {
                Ok(pass) => all.passes.push(pass),
                Err(error) => errors.push(error),
            }
        }
        Some(all)
    }

    fn pass(&mut self, pass: Pass<'r>, enums: &mut Vec<OptionEnum>) -> Result<RustPass> {
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
        let anchor = self.anchor(pass, &name)?;
        let has_dialects = !pass.dependent_dialects()?.is_empty();
        if has_dialects {
            self.required.add("DependentDialects", &name);
        }
        Ok(RustPass {
            doc,
            definition: pass.def_name().to_owned(),
            argument: pass.argument()?.to_owned(),
            summary: pass.summary()?.trim().to_owned(),
            anchor,
            options,
            statistics: statistics(pass)?,
            defaults,
            has_dialects,
            name,
        })
    }

    fn anchor(&mut self, pass: Pass<'r>, name: &Ident) -> Result<Anchor> {
        let Some(cpp) = anchor_class(pass.base_class()?) else { return Ok(Anchor::Any) };
        if let Some(name) = self.anchor_name(pass, cpp) {
            return Ok(Anchor::Op(name));
        }
        self.required.add("PassAnchor", name);
        Ok(Anchor::UserProvided)
    }

    fn option(
        &mut self,
        pass: Pass<'r>,
        option: model::PassOption<'r>,
        taken: &mut Taken,
        enums: &mut Vec<OptionEnum>,
    ) -> Result<PassOption> {
        let cpp_name = option.cpp_name()?;
        let name = ident(&taken.free(snake(cpp_name)));
        let (argument, description) =
            (option.argument()?.to_owned(), option.description()?.trim().to_owned());
        let element = match self.cpp_type(option.cpp_type()?, Form::Owned, "").filter(is_value) {
            Some(known) => known,
            None => RustType::local(self.own_type(pass, option, enums)?),
        };
        let ty = if option.is_list() { element.vec() } else { element };
        let default = match option.default_value()? {
            None => OptionDefault::OfType,
            Some(text) if is_default_of_type(text) => OptionDefault::OfType,
            Some(text) => {
                let value = self.default_of(text, &ty).or_else(|| case(enums, text, &ty));
                value.unwrap_or_else(|| OptionDefault::UserProvided {
                    method: ident(&format!("default_{}", snake(cpp_name).trim_end_matches('_'))),
                    cpp: text.to_owned(),
                })
            }
        };
        Ok(PassOption { name, ty, default, argument, description })
    }

    /// The type for a C++ type that the runtime does not know: an enum, if the flags of the option list its cases, otherwise
    /// a user-provided type of the same name. Several options may have the same enum.
    fn own_type(
        &mut self,
        pass: Pass<'r>,
        option: model::PassOption<'r>,
        enums: &mut Vec<OptionEnum>,
    ) -> Result<Ident> {
        let name = self.authors_type(pass, option)?;
        let Some(found) = OptionEnum::of(option, &name)? else {
            self.required.add("PassOptionValue", &name);
            return Ok(name);
        };
        match enums.iter().find(|known| known.name == name) {
            None => {
                self.claim(&name, option.record())?;
                enums.push(found);
            }
            Some(known) if known.cases == found.cases => {}
            Some(_) => {
                let message = format!("the option '{}' lists other cases of '{name}'", option.argument()?);
                return Err(Diagnostic::error(codes::DUPLICATE_DEFINITION, option.record().span(), message));
            }
        }
        Ok(name)
    }

    /// The user-provided type for a C++ type, which has the same name.
    fn authors_type(&self, pass: Pass<'r>, option: model::PassOption<'r>) -> Result<Ident> {
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
        let created = self.constraints.translator.inline(&value, &[], &expected, "", &self.paths)?.tokens;
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

/// The class in `::mlir::OperationPass<func::FuncOp>`; `None` for a pass on any operation. These include passes on interfaces,
/// which test for the interface themselves.
fn anchor_class(base_class: &str) -> Option<&str> {
    let inner =
        base_class.trim_start_matches("::").strip_prefix("mlir::OperationPass<")?.strip_suffix('>')?;
    Some(inner.trim()).filter(|inner| !inner.is_empty())
}

/// The statistics of a pass, whose constants are beside those that each pass has.
fn statistics(pass: Pass<'_>) -> Result<Vec<Statistic>> {
    let mut taken = Taken::with(&["ENTRY", "SPEC"]);
    let created = pass.statistics()?.into_iter().map(|statistic| {
        let constant = ident(&taken.free(shouty(statistic.cpp_name()?)));
        let (name, description) = (statistic.name()?.to_owned(), statistic.description()?.to_owned());
        Ok(Statistic { constant, name, description })
    });
    created.collect()
}
