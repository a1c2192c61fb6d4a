//! Interfaces: tests, and a function for each method whose types C has.
//!
//! An interface belongs to the dialect in whose namespace it is.

use bumpalo::Bump;

use super::Lowering;
use super::defs::{argument, handle, parameters, sentence, value};
use crate::capi::function::{
    Absent, Action, Argument, CType, Form, Function, FunctionGroup, InterfaceClass, MethodCall, Parameter,
    Projection, Scalar, Shape, Subject,
};
use crate::capi::names::singular;
use crate::capi::types::{owner_of_namespace, unrooted};
use crate::model::names::snake_to_camel;
use crate::model::{self, DefKind, Dialect, Interface, InterfaceKind, InterfaceMethod, Result};
use crate::rust::{CalledMethod, InterfaceTraits, trait_name};
use crate::{Records, SourceMap};

/// The kinds of interfaces whose implementations C has handles of.
const KINDS: [InterfaceKind; 3] = [InterfaceKind::Op, InterfaceKind::Type, InterfaceKind::Attr];

/// The interfaces of a dialect: those in its namespace. Those of `mlir` itself belong to no dialect.
///
/// # Errors
/// When a namespace is not a string.
pub(super) fn own<'r>(
    records: &'r Records,
    dialect: Dialect<'r>,
) -> Result<Vec<(InterfaceKind, Interface<'r>)>> {
    let mut own: Vec<(InterfaceKind, Interface<'r>)> = Vec::new();
    for kind in KINDS {
        for interface in model::interfaces(records, kind) {
            let is_own = unrooted(interface.namespace()) != "mlir"
                && owner_of_namespace(records, interface.namespace())? == Some(dialect);
            // An anonymous record refers to an interface by its name.
            if is_own && !interface.record().is_anonymous() {
                own.push((kind, interface));
            }
        }
    }
    Ok(own)
}

impl<'r> Lowering<'r> {
    /// The functions of the interfaces of a dialect.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub(super) fn interfaces(
        &self,
        records: &'r Records,
        sources: &SourceMap,
        dialect: Dialect<'r>,
    ) -> Result<Vec<FunctionGroup>> {
        let own = own(records, dialect)?;
        if own.is_empty() {
            return Ok(Vec::new());
        }
        let arena = Bump::new();
        let mut traits = InterfaceTraits::new(records, sources, &arena);
        own.into_iter()
            .map(|(kind, interface)| {
                self.interface_functions(interface, kind, traits.called(interface, kind)?)
            })
            .collect()
    }

    /// The functions of an interface. `called` has the methods of the trait in Rust.
    fn interface_functions(
        &self,
        interface: Interface<'r>,
        kind: InterfaceKind,
        called: Vec<Option<CalledMethod>>,
    ) -> Result<FunctionGroup> {
        let name = interface.cpp_name()?;
        let class = InterfaceClass {
            kind,
            cpp: match unrooted(interface.namespace()) {
                "" => format!("::{name}"),
                namespace => format!("::{namespace}::{name}"),
            },
            rust: trait_name(interface)?,
        };
        let mut group = FunctionGroup {
            title: name.to_owned(),
            owner: interface.record().name().to_owned(),
            subject: Some(Subject::Interface(kind)),
            ..FunctionGroup::default()
        };
        group.functions.push(Function {
            name: self.names.test(handle_of(kind), name),
            doc: format!("Whether {} has the interface `{name}`.", noun(kind)),
            parameters: vec![object(kind)],
            result: CType::One(Scalar::Bool),
            action: Action::HasInterface(class.clone()),
        });
        for (method, rust) in interface.methods()?.into_iter().zip(called) {
            self.method(&class, name, method, rust, &mut group)?;
        }
        Ok(group)
    }

    /// The functions of a method.
    fn method(
        &self,
        class: &InterfaceClass,
        interface: &str,
        method: InterfaceMethod<'r>,
        rust: Option<CalledMethod>,
        group: &mut FunctionGroup,
    ) -> Result<()> {
        let name = method.name()?;
        let mut add = |what: &str, function: std::result::Result<Function, String>| {
            let what = self.names.function(interface, what);
            let is_taken = group.functions.iter().any(|found| found.name == what);
            match function {
                Ok(_) if is_taken => {
                    group.absent.push(Absent { what, reason: "another method has this function".to_owned() });
                }
                Ok(function) => group.functions.push(Function { name: what, ..function }),
                Err(reason) => group.absent.push(Absent { what, reason }),
            }
        };
        let (form, arguments) =
            match (self.types.result(method.return_type()?), self.method_arguments(class.kind, method)?) {
                (Ok(form), Ok(arguments)) => (form, arguments),
                (Err(reason), _) | (_, Err(reason)) => {
                    add(&snake_to_camel(name, true), Err(reason));
                    return Ok(());
                }
            };
        for (part, what, doc) in parts(name, method.description()?, form.as_ref()) {
            let pos = (part == Projection::Element).then(|| value("pos", Scalar::COUNT));
            let call = MethodCall {
                interface: class.clone(),
                name: name.to_owned(),
                rust: rust.clone(),
                arguments: arguments.clone(),
                form: form.clone(),
                part,
            };
            let given = arguments.iter().flat_map(parameters).chain(pos);
            let function = Function {
                name: String::new(),
                doc,
                parameters: std::iter::once(object(class.kind)).chain(given).collect(),
                result: result(part, form.as_ref()),
                action: Action::Method(call),
            };
            add(&what, Ok(function));
        }
        Ok(())
    }

    /// The arguments of a method, or the reason why C does not have one.
    fn method_arguments(
        &self,
        kind: InterfaceKind,
        method: InterfaceMethod<'r>,
    ) -> Result<std::result::Result<Vec<Argument>, String>> {
        let taken = ["pos", object_name(kind)];
        let arguments = method.arguments()?.into_iter().enumerate().map(|(index, found)| {
            let form = self.types.parameter(found.cpp_type)?;
            let name = if found.name.is_empty() { format!("argument{index}") } else { found.name.to_owned() };
            Ok(argument(&name, form, None, &taken))
        });
        Ok(arguments.collect())
    }
}

/// The type of a function that returns a part of a method's result.
fn result(part: Projection, form: Option<&Form>) -> CType {
    match (part, form) {
        (_, None) => CType::Void,
        (Projection::Count, _) => CType::One(Scalar::COUNT),
        (Projection::IsPresent, _) => CType::One(Scalar::Bool),
        (Projection::Whole | Projection::Element, Some(form)) => CType::One(form.scalar.clone()),
    }
}

/// The parts of a method's result that have functions: names after that of the interface, and documentation.
fn parts(name: &str, description: &str, form: Option<&Form>) -> Vec<(Projection, String, String)> {
    let summary = match description.trim().split("\n\n").next().unwrap_or_default() {
        "" => format!("Calls the method `{name}`."),
        paragraph => sentence(paragraph),
    };
    let camel = snake_to_camel(name, true);
    let (get, rest) = match camel.strip_prefix("Get").filter(|rest| rest.starts_with(char::is_uppercase)) {
        Some(rest) => ("Get", rest),
        None => ("", &*camel),
    };
    let whole = format!("{get}{rest}");
    match form.map(|form| form.shape) {
        None | Some(Shape::One) => vec![(Projection::Whole, whole, summary)],
        Some(Shape::Maybe) => vec![
            (Projection::IsPresent, format!("Has{rest}"), format!("Whether `{name}` returns a value.")),
            (Projection::Whole, whole, format!("{summary} There must be a value.")),
        ],
        Some(Shape::Many) => vec![
            (
                Projection::Count,
                format!("GetNum{rest}"),
                format!("Number of elements that `{name}` returns."),
            ),
            (
                Projection::Element,
                format!("{get}{}", singular(rest)),
                format!("{summary} This is the element at an index."),
            ),
        ],
    }
}

/// The type of handles.
fn handle_of(kind: InterfaceKind) -> &'static str {
    match kind {
        InterfaceKind::Type => handle(DefKind::Type),
        InterfaceKind::Attr => handle(DefKind::Attr),
        InterfaceKind::Op | InterfaceKind::Dialect => "Operation",
    }
}

/// The name of the parameter that a function is about.
fn object_name(kind: InterfaceKind) -> &'static str {
    match kind {
        InterfaceKind::Type => "type",
        InterfaceKind::Attr => "attr",
        InterfaceKind::Op | InterfaceKind::Dialect => "op",
    }
}

/// The parameter that a function is about.
fn object(kind: InterfaceKind) -> Parameter {
    value(object_name(kind), Scalar::Handle(handle_of(kind)))
}

fn noun(kind: InterfaceKind) -> &'static str {
    match kind {
        InterfaceKind::Type => "a type",
        InterfaceKind::Attr => "an attribute",
        InterfaceKind::Op | InterfaceKind::Dialect => "an operation",
    }
}
