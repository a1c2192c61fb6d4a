//! Calls of interfaces' methods, by the traits that `gen rust` writes.
//!
//! The traits are those that `described` describes. The function of a method that the trait lacks reports
//! that.

use super::identifier;
use crate::Writer;
use crate::capi::function::{Argument, Form, InterfaceClass, MethodCall, Projection, Scalar, Shape};
use crate::capi::types::builtin;
use crate::model::{DefKind, InterfaceKind};
use crate::rust::{CalledMethod, GivenIr};

/// `generated::has_interface::<dyn crate::dialect::Stage, _>(op)`
pub(super) fn has_interface(path: &str, class: &InterfaceClass) -> String {
    format!("generated::has_interface::<dyn {path}::{}, _>({})", class.rust, subject(class.kind))
}

/// The statements that call a method. A method whose types only C++ has is absent.
///
/// ```text
/// let (mut scope, found) = generated::interface::<dyn crate::dialect::Stage, _>(op)?;
/// let size = scope.entity(size)?;
/// let result = found.accepts(scope.ir(), size);
/// scope.give(result)
/// ```
pub(super) fn call(path: &str, call: &MethodCall, out: &mut Writer) {
    let MethodCall { interface, name, .. } = call;
    let class = &interface.rust;
    let Some((method, arguments)) = rust_call(call) else {
        return out.line(format_args!("generated::absent(\"the method '{name}' of '{class}' in C++\")"));
    };
    let mutable = if method.given == GivenIr::Mutable { "mut " } else { "" };
    out.line(format_args!(
        "let ({mutable}scope, found) = generated::interface::<dyn {path}::{class}, _>({})?;",
        subject(interface.kind)
    ));
    for (argument, value) in call.arguments.iter().zip(&arguments) {
        let name = identifier(&argument.name);
        if *value != name {
            out.line(format_args!("let {name} = {value};"));
        }
    }
    let first = match method.given {
        GivenIr::Context => "scope.context()",
        GivenIr::Shared => "scope.ir()",
        GivenIr::Mutable => "scope.ir_mut()",
    };
    let given = call.arguments.iter().map(|given| format!(", {}{}", borrow(given), identifier(&given.name)));
    let mut result = format!("found.{}({first}{})", method.name, given.collect::<String>());
    if method.is_partial {
        out.line(format_args!("let result = {result};"));
        result = format!("generated::said(result, \"the method '{name}' of '{class}' for the argument\")?");
    }
    if call.form.is_none() {
        out.line(format_args!("{result};"));
        return out.line("Ok(())");
    }
    out.line(format_args!("let result = {result};"));
    out.line(match call.part {
        Projection::Whole if call.form.as_ref().is_some_and(|form| form.shape == Shape::Maybe) => {
            "scope.give_value(result)"
        }
        Projection::Whole => "scope.give(result)",
        Projection::Count => "scope.count(&result)",
        Projection::Element => "scope.element(result, pos)",
        Projection::IsPresent => "scope.is_present(&result)",
    });
}

/// The method of the trait, and the values of the arguments; `None` if the trait or the runtime lacks one.
fn rust_call(call: &MethodCall) -> Option<(&CalledMethod, Vec<String>)> {
    let is_outcome = |form: &Form| form.scalar == Scalar::Handle("LogicalResult");
    let has_result = call.form.as_ref().is_none_or(|form| is_known(form) || is_outcome(form));
    let arguments = call.arguments.iter().map(value).collect::<Option<Vec<_>>>()?;
    call.rust.as_ref().filter(|_| has_result).map(|method| (method, arguments))
}

/// Whether the runtime has conversions for values. Enums, which C has as integers if another dialect owns them, are types of the
/// dialects' modules, which it does not know.
fn is_known(form: &Form) -> bool {
    const HANDLES: [&str; 9] =
        ["AffineMap", "Attribute", "Block", "IntegerSet", "Location", "Operation", "Region", "Type", "Value"];
    match &form.scalar {
        Scalar::Number(_) => builtin(&form.cpp).is_some(),
        Scalar::Bool | Scalar::String => true,
        Scalar::Handle(name) => HANDLES.contains(name),
        Scalar::Enum(_) | Scalar::Callback | Scalar::UserData => false,
    }
}

/// The Rust value of an argument; `None` if the runtime lacks the conversion.
fn value(argument: &Argument) -> Option<String> {
    let Argument { form, .. } = argument;
    let (name, count) = (identifier(&argument.name), identifier(&argument.count));
    if !is_known(form) {
        return None;
    }
    Some(match (form.shape, &form.scalar) {
        (Shape::One, Scalar::Number("size_t")) => format!("{name} as u64"),
        (Shape::One, Scalar::Bool | Scalar::Number(_)) => name,
        (Shape::One, Scalar::String) => format!("generated::given_text({name})?"),
        (Shape::One, _) => format!("scope.entity({name})?"),
        (Shape::Many, Scalar::Number("size_t") | Scalar::String) | (Shape::Maybe, _) => return None,
        (Shape::Many, Scalar::Bool | Scalar::Number(_)) => {
            format!("generated::given_numbers({count}, {name})?")
        }
        (Shape::Many, _) => format!("scope.all({count}, {name})?"),
    })
}

/// Lists of handles are collected, and borrowed.
fn borrow(argument: &Argument) -> &'static str {
    let is_collected =
        argument.form.shape == Shape::Many && matches!(argument.form.scalar, Scalar::Handle(_));
    if is_collected { "&" } else { "" }
}

/// The parameter that a function of an interface is about.
fn subject(kind: InterfaceKind) -> &'static str {
    match kind {
        InterfaceKind::Type => object(DefKind::Type),
        InterfaceKind::Attr => object(DefKind::Attr),
        InterfaceKind::Op | InterfaceKind::Dialect => "op",
    }
}

/// The parameter that a function of a type or attribute is about.
pub(super) fn object(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Attr => "attr",
        DefKind::Type => "r#type",
    }
}
