//! Operations: creation, tests, and accessors of what they consist of.

use super::Lowering;
use super::defs::{argument, parameters, value};
use crate::capi::function::{
    Absent, Action, CType, Form, Function, FunctionGroup, OpCreation, OpList, OpValue, Parameter, Projection,
    Scalar, Shape, Subject,
};
use crate::model::names::snake_to_camel;
use crate::model::{Argument as OpArgument, Operation};

impl Lowering<'_> {
    /// The functions of an operation.
    pub(super) fn operation_functions(&self, operation: &Operation<'_>) -> FunctionGroup {
        let class = match operation.namespace {
            "" => format!("::{}", operation.class_name),
            namespace => format!("::{}::{}", namespace.trim_start_matches("::"), operation.class_name),
        };
        let mut group = FunctionGroup {
            title: operation.name(),
            owner: operation.name(),
            subject: Some(Subject::Operation(class.clone())),
            ..FunctionGroup::default()
        };
        let name = |rest: &str| self.names.function(operation.class_name, rest);
        group.functions.push(Function {
            name: self.names.test("Operation", operation.class_name),
            doc: format!("Whether an operation is `{}`.", operation.name()),
            parameters: vec![object()],
            result: CType::One(Scalar::Bool),
            action: Action::OpIsA(class.clone()),
        });
        group.functions.push(Function {
            name: name("GetOperationName"),
            doc: format!("The name `{}`.", operation.name()),
            parameters: Vec::new(),
            result: CType::One(Scalar::String),
            action: Action::OpName(class.clone()),
        });
        match creation(operation, &class) {
            Ok(created) => group.functions.push(create(operation, name("Create"), created)),
            Err(reason) => group.absent.push(Absent { what: name("Create"), reason }),
        }
        self.lists(operation, &class, &mut group);
        self.attributes(operation, &mut group);
        group
    }

    /// The accessors of operands, results, regions and successors that have names.
    fn lists(&self, operation: &Operation<'_>, class: &str, group: &mut FunctionGroup) {
        for (list, index, name, length) in named_lists(operation) {
            if name.is_empty() {
                continue;
            }
            let camel = snake_to_camel(name, true);
            let function = |part: Projection, what: String, doc: String, result: Scalar| Function {
                name: self.names.function(operation.class_name, &what),
                doc,
                parameters: match part {
                    Projection::Element => vec![object(), value("pos", Scalar::COUNT)],
                    _ => vec![object()],
                },
                result: CType::One(result),
                action: Action::OpPart { class: class.to_owned(), list, index, length, part },
            };
            let (noun, element) = (noun(list), Scalar::Handle(handle(list)));
            match length {
                Shape::One => group.functions.push(function(
                    Projection::Whole,
                    format!("Get{camel}"),
                    format!("The {noun} `{name}`."),
                    element,
                )),
                Shape::Maybe => group.functions.push(function(
                    Projection::Whole,
                    format!("Get{camel}"),
                    format!("The {noun} `{name}`; null if there is none."),
                    element,
                )),
                Shape::Many => {
                    let count = format!("The number of values of the {noun} `{name}`.");
                    let one = format!("The value at an index of the {noun} `{name}`.");
                    group.functions.push(function(
                        Projection::Count,
                        format!("GetNum{camel}"),
                        count,
                        Scalar::COUNT,
                    ));
                    group.functions.push(function(Projection::Element, format!("Get{camel}"), one, element));
                }
            }
        }
    }

    /// The accessors of attributes and properties, as attributes.
    fn attributes(&self, operation: &Operation<'_>, group: &mut FunctionGroup) {
        let stored = operation.attributes.iter().filter(|attribute| !attribute.constraint.is_derived());
        let attributes = stored.map(|attribute| (attribute.name, false));
        let properties = operation.properties.iter().map(|property| (property.name, true));
        for (name, is_property) in attributes.chain(properties) {
            let camel = snake_to_camel(name, true);
            let noun = if is_property { "property" } else { "attribute" };
            let attribute = Scalar::Handle("Attribute");
            group.functions.push(Function {
                name: self.names.function(operation.class_name, &format!("Get{camel}Attr")),
                doc: format!("The {noun} `{name}` as an attribute; null if there is none."),
                parameters: vec![object()],
                result: CType::One(attribute.clone()),
                action: Action::OpAttribute { name: name.to_owned(), is_property },
            });
            group.functions.push(Function {
                name: self.names.function(operation.class_name, &format!("Set{camel}Attr")),
                doc: format!("Replaces the {noun} `{name}`; null removes it. False if the attribute is of the wrong kind."),
                parameters: vec![object(), value("attr", attribute)],
                result: CType::One(Scalar::Bool),
                action: Action::OpSetAttribute { name: name.to_owned(), is_property },
            });
        }
    }
}

/// Operands, results, regions and successors of an operation: list, index, name and length.
fn named_lists<'r>(
    operation: &Operation<'r>,
) -> impl Iterator<Item = (OpList, usize, &'r str, Shape)> + use<'r> {
    let length = |is_optional: bool, is_variadic: bool| match (is_optional, is_variadic) {
        (true, _) => Shape::Maybe,
        (_, true) => Shape::Many,
        _ => Shape::One,
    };
    let mut all = Vec::new();
    for (list, values) in [(OpList::Operands, &operation.operands), (OpList::Results, &operation.results)] {
        for (index, found) in values.iter().enumerate() {
            let length = length(found.constraint.is_optional(), found.constraint.is_variadic());
            all.push((list, index, found.name, length));
        }
    }
    for (index, region) in operation.regions.iter().enumerate() {
        all.push((OpList::Regions, index, region.name, length(false, region.constraint.is_variadic())));
    }
    for (index, successor) in operation.successors.iter().enumerate() {
        all.push((
            OpList::Successors,
            index,
            successor.name,
            length(false, successor.constraint.is_variadic()),
        ));
    }
    all.into_iter()
}

/// The values that an operation is created from: result types unless they are inferred, operands, attributes,
/// regions, successors.
fn creation(operation: &Operation<'_>, class: &str) -> Result<OpCreation, String> {
    if operation.operands.iter().any(|operand| operand.constraint.is_variadic_of_variadic()) {
        return Err("operands are lists of lists".to_owned());
    }
    let mut taken: Vec<String> = vec!["loc".to_owned()];
    let mut unique = |name: &str, fallback: String, end: &str| {
        let mut name =
            if name.is_empty() { fallback } else { format!("{}{end}", snake_to_camel(name, false)) };
        while taken.contains(&name) {
            name.push('_');
        }
        taken.push(name.clone());
        name
    };
    // C++ has the function only with the interface, which generators add where it is included.
    let infers_types = operation.has_trait("::mlir::InferTypeOpInterface::Trait");
    let mut values = Vec::new();
    let lists: Vec<_> = named_lists(operation).collect();
    let of = |list: OpList| lists.iter().filter(move |found| found.0 == list);
    let form = |length: Shape, handle: &'static str| Form {
        // A value that may be absent is a null handle.
        shape: if length == Shape::Maybe { Shape::One } else { length },
        scalar: Scalar::Handle(handle),
        cpp: format!("::mlir::{handle}"),
    };
    if !infers_types {
        for (_, index, name, length) in of(OpList::Results) {
            let name = unique(name, format!("result{index}Type"), "Type");
            values.push(OpValue::ResultType(argument(&name, form(*length, "Type"), None, &[])));
        }
    }
    for item in &operation.arguments {
        if let OpArgument::Operand(index) = item {
            let (_, _, name, length) = lists[*index];
            let name = unique(name, format!("operand{index}"), "");
            values.push(OpValue::Operand(argument(&name, form(length, "Value"), None, &[])));
        }
    }
    for item in &operation.arguments {
        let name = match item {
            OpArgument::Operand(_) => continue,
            item => operation.argument_name(*item),
        };
        let parameter = unique(name, "attribute".to_owned(), "");
        let argument = argument(&parameter, form(Shape::One, "Attribute"), None, &[]);
        values.push(OpValue::Attribute { name: name.to_owned(), argument });
    }
    for (_, index, name, length) in of(OpList::Regions) {
        let name = unique(name, format!("region{index}"), "");
        values.push(OpValue::Region(argument(&name, form(*length, "Region"), None, &[])));
    }
    for (_, index, name, length) in of(OpList::Successors) {
        let name = unique(name, format!("successor{index}"), "");
        values.push(OpValue::Successor(argument(&name, form(*length, "Block"), None, &[])));
    }
    Ok(OpCreation { class: class.to_owned(), infers_types, values })
}

/// The function that creates an operation.
fn create(operation: &Operation<'_>, name: String, creation: OpCreation) -> Function {
    let arguments = creation.values.iter().map(|value| match value {
        OpValue::ResultType(argument)
        | OpValue::Operand(argument)
        | OpValue::Attribute { argument, .. }
        | OpValue::Region(argument)
        | OpValue::Successor(argument) => argument,
    });
    let first = value("loc", Scalar::Handle("Location"));
    let inferred = if creation.infers_types { " Types of results are inferred." } else { "" };
    Function {
        name,
        doc: format!(
            "Creates `{}`, which the caller owns, as it then owns the regions.{inferred} Null handles are left out. Returns null after an \
             error was reported at the location.",
            operation.name()
        ),
        parameters: std::iter::once(first).chain(arguments.flat_map(parameters)).collect(),
        result: CType::One(Scalar::Handle("Operation")),
        action: Action::OpCreate(creation),
    }
}

/// The parameter that a function is about.
fn object() -> Parameter {
    value("op", Scalar::Handle("Operation"))
}

fn handle(list: OpList) -> &'static str {
    match list {
        OpList::Operands | OpList::Results => "Value",
        OpList::Regions => "Region",
        OpList::Successors => "Block",
    }
}

fn noun(list: OpList) -> &'static str {
    match list {
        OpList::Operands => "operand",
        OpList::Results => "result",
        OpList::Regions => "region",
        OpList::Successors => "successor",
    }
}
