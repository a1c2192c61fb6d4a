//! Python classes of types and attributes.

use crate::Writer;
use crate::capi::function::{
    Action, Argument, Class, ContextSource, Function, FunctionGroup, Projection, Scalar, Shape,
};
use crate::model::DefKind;
use crate::model::names::camel_to_snake;
use crate::python::sanitized;

/// The class of a definition. C functions whose values Python cannot have are named in a comment.
pub(super) fn class(group: &FunctionGroup, class: &Class, out: &mut Writer) {
    let (base, handle) = match class.kind {
        DefKind::Type => ("mlir_type_subclass", "MlirType"),
        DefKind::Attr => ("mlir_attribute_subclass", "MlirAttribute"),
    };
    let find = |is_it: fn(&Action) -> bool| {
        group.functions.iter().find(|function| is_it(&function.action)).map_or("", |function| &function.name)
    };
    let is_a = find(|action| matches!(action, Action::IsA(_)));
    let type_id = find(|action| matches!(action, Action::TypeId(_)));
    let mut members: Vec<String> = Vec::new();
    for function in &group.functions {
        match &function.action {
            Action::Create { context, arguments, .. } => {
                members.extend(get(function, *context, arguments, group));
            }
            Action::Read { .. } => members.extend(property(function, handle, group)),
            _ => {}
        }
    }
    out.line(format_args!("{base}(m, \"{}\", {is_a}, {type_id})", class.name));
    out.indented(|out| {
        out.indented(|out| {
            for member in &members {
                for line in member.lines() {
                    out.line(line);
                }
            }
            out.line(";");
        });
    });
}

/// The class method that creates a value: `get`, or `get_from_memref`. The checking one is taken where there
/// is one.
///
/// ```text
/// .def_classmethod(
///     "get",
///     [](const nb::object &cls, int64_t width, MlirContext context) { return cls(mlirToyIntTypeGet(context, width)); },
///     nb::arg("cls"), nb::arg("width"), nb::arg("context").none() = nb::none())
/// ```
fn get(
    function: &Function,
    context: ContextSource,
    arguments: &[Argument],
    group: &FunctionGroup,
) -> Option<String> {
    let is_checking =
        |of: ContextSource| matches!(of, ContextSource::Location | ContextSource::LocationAndArguments);
    let checked_name = format!("{}Checked", function.name);
    if !is_checking(context) && group.functions.iter().any(|other| other.name == checked_name) {
        return None;
    }
    let method = method_name(function, group)?;
    let is_optional = |argument: &Argument| is_optional(argument, group);
    let mut parameters = vec!["const nb::object &cls".to_owned()];
    let mut names = vec!["nb::arg(\"cls\")".to_owned()];
    let mut values = Vec::new();
    for argument in arguments {
        let (ty, value) = parameter(argument, is_optional(argument))?;
        parameters.push(format!("{ty}{}", argument.name));
        let python = sanitized(&camel_to_snake(argument.name.trim_end_matches('_')));
        let can_be_none = is_optional(argument) || argument.form.shape == Shape::Maybe;
        names.push(format!("nb::arg(\"{python}\"){}", if can_be_none { ".none()" } else { "" }));
        values.push(value);
    }
    let last = match context {
        ContextSource::Parameter => Some(("MlirContext ctx", "context", "ctx")),
        ContextSource::Arguments => None,
        ContextSource::Location | ContextSource::LocationAndArguments => {
            Some(("MlirLocation loc", "loc", "loc"))
        }
    };
    if let Some((parameter, python, value)) = last {
        parameters.push(parameter.to_owned());
        names.push(format!("nb::arg(\"{python}\").none() = nb::none()"));
        values.insert(0, value.to_owned());
    }
    let call = format!("{}({})", function.name, values.join(", "));
    let created = if is_checking(context) { format!("checked(loc, [&] {{ return {call}; }})") } else { call };
    Some(format!(
        ".def_classmethod(\n    \"{method}\",\n    []({}) {{ return cls({created}); }},\n    {})",
        parameters.join(", "),
        names.join(", ")
    ))
}

/// `get`, or `get_from_memref` for `mlirTTKernelCBTypeGetFromMemref`.
fn method_name(function: &Function, group: &FunctionGroup) -> Option<String> {
    let type_id = group.functions.iter().find(|function| matches!(function.action, Action::TypeId(_)))?;
    // The suffix follows both names.
    let (class, suffix) = type_id.name.split_once("GetTypeID")?;
    let rest = function.name.strip_prefix(class)?.strip_suffix(suffix)?;
    Some(camel_to_snake(rest.strip_suffix("Checked").unwrap_or(rest)))
}

/// Whether an argument is the value of a parameter that may be absent.
fn is_optional(argument: &Argument, group: &FunctionGroup) -> bool {
    group.functions.iter().any(|function| {
        matches!(&function.action, Action::Read { index, form, part: Projection::IsPresent, .. }
            if Some(*index) == argument.index && form.shape == Shape::One)
    })
}

/// The C++ type of a parameter with what separates it from the name, and the arguments that C takes.
fn parameter(argument: &Argument, is_optional: bool) -> Option<(String, String)> {
    let (name, scalar) = (&argument.name, &argument.form.scalar);
    if is_without_caster(scalar) {
        return None;
    }
    let ty = scalar.spelling();
    let python = if *scalar == Scalar::String { "std::string".to_owned() } else { ty.clone() };
    Some(match argument.form.shape {
        Shape::One if is_optional && *scalar == Scalar::String => (
            "const std::optional<std::string> &".to_owned(),
            format!("{name} ? toC<MlirStringRef>(*{name}) : mlirStringRefCreate(nullptr, 0)"),
        ),
        Shape::One if is_optional => {
            (format!("std::optional<{ty}> "), format!("{name}.value_or({ty}{{nullptr}})"))
        }
        Shape::One if *scalar == Scalar::String => {
            ("const std::string &".to_owned(), format!("toC<MlirStringRef>({name})"))
        }
        Shape::One => (format!("{ty} "), name.clone()),
        Shape::Maybe if *scalar == Scalar::String => return None,
        Shape::Maybe => (format!("std::optional<{ty}> "), format!("{name} ? &*{name} : nullptr")),
        Shape::Many => (
            format!("const std::vector<{python}> &"),
            format!("static_cast<intptr_t>({name}.size()), arrayOf<{ty}>({name}).get()"),
        ),
    })
}

/// Handles that upstream's adaptors do not convert.
fn is_without_caster(scalar: &Scalar) -> bool {
    matches!(scalar, Scalar::Handle("AffineExpr" | "IntegerSet" | "Region" | "Identifier"))
}

/// The property of a parameter: its value, a list, or `None`.
///
/// ```text
/// .def_property_readonly("width", [](MlirType self) { return mlirToyIntTypeGetWidth(self); })
/// ```
fn property(function: &Function, handle: &str, group: &FunctionGroup) -> Option<String> {
    let Action::Read { accessor, index, form, part, .. } = &function.action else { return None };
    let name = sanitized(&camel_to_snake(accessor.strip_prefix("get").unwrap_or(accessor)));
    if is_without_caster(&form.scalar) {
        return None;
    }
    let is_text = form.scalar == Scalar::String;
    let ty = if is_text { "std::string".to_owned() } else { form.scalar.spelling() };
    let converted = |call: String| if is_text { format!("string({call})") } else { call };
    let other = |wanted: Projection| {
        group.functions.iter().find(|function| {
            matches!(&function.action, Action::Read { index: of, part, .. } if of == index && *part == wanted)
        })
    };
    let call = &function.name;
    let body = match part {
        Projection::Whole => {
            let value = converted(format!("{call}(self)"));
            match other(Projection::IsPresent) {
                Some(is_present) => {
                    format!("return {}(self) ? std::optional<{ty}>({value}) : std::nullopt;", is_present.name)
                }
                None => format!("return {value};"),
            }
        }
        Projection::Element => {
            let count = &other(Projection::Count)?.name;
            let value = converted(format!("{call}(self, i)"));
            format!(
                "std::vector<{ty}> all; for (intptr_t i = 0; i < {count}(self); ++i) all.push_back({value}); return all;"
            )
        }
        Projection::Count | Projection::IsPresent => return None,
    };
    Some(format!(".def_property_readonly(\"{name}\", []({handle} self) {{ {body} }})"))
}
