//! Tests of operations.

use super::stem;
use crate::Writer;
use crate::capi::function::{
    Action, CType, Function, FunctionGroup, OpCreation, OpList, OpValue, Projection, Shape,
};

/// The test of an operation: reads its operands, attributes and so on, and creates an equal one with empty
/// regions.
pub(super) fn test(group: &FunctionGroup, out: &mut Writer) {
    let stem = stem(group);
    out.blank();
    out.line(format_args!("static intptr_t countOf{stem};"));
    out.line(format_args!("static void test{stem}(MlirOperation op) {{"));
    out.indented(|out| {
        for function in &group.functions {
            let name = &function.name;
            match &function.action {
                Action::OpIsA(_) => {
                    out.line(format_args!("if (!{name}(op))"));
                    out.indented(|out| out.line("return;"));
                    out.line(format_args!("++countOf{stem};"));
                }
                Action::OpName(_) => out.line(format_args!(
                    "expect(mlirStringRefEqual(mlirIdentifierStr(mlirOperationGetName(op)), {name}()), \"{name}\");"
                )),
                _ => {}
            }
        }
        for list in [OpList::Operands, OpList::Results, OpList::Regions, OpList::Successors] {
            lists(group, list, out);
        }
        attributes(group, out);
        create_again(group, out);
        releases(group, out);
    });
    out.line("}");
}

/// The functions of a list.
fn parts(group: &FunctionGroup, list: OpList) -> impl Iterator<Item = (&Function, usize, Shape, Projection)> {
    group.functions.iter().filter_map(move |function| match &function.action {
        Action::OpPart { list: of, index, length, part, .. } if *of == list => {
            Some((function, *index, *length, *part))
        }
        _ => None,
    })
}

/// The beginning of the names of variables for a list.
fn letter(list: OpList) -> &'static str {
    match list {
        OpList::Operands => "operand",
        OpList::Results => "result",
        OpList::Regions => "region",
        OpList::Successors => "successor",
    }
}

/// Reads a list into variables, and counts what is there.
fn lists(group: &FunctionGroup, list: OpList, out: &mut Writer) {
    let name = letter(list);
    if parts(group, list).next().is_none() {
        return;
    }
    out.line(format_args!("intptr_t {name}s = 0;"));
    for (function, index, length, part) in parts(group, list) {
        let ty = match &function.result {
            CType::One(scalar) => scalar.spelling(),
            _ => continue,
        };
        let call = &function.name;
        match (part, length) {
            (Projection::Count, _) => {
                out.line(format_args!("intptr_t n_{name}{index} = {call}(op);"));
                out.line(format_args!("{name}s += n_{name}{index};"));
            }
            (Projection::Element, _) => {
                out.line(format_args!("{ty} *{name}{index} = calloc(n_{name}{index} + 1, sizeof({ty}));"));
                out.line(format_args!("for (intptr_t i = 0; i < n_{name}{index}; ++i)"));
                out.indented(|out| out.line(format_args!("{name}{index}[i] = {call}(op, i);")));
            }
            _ => {
                out.line(format_args!("{ty} {name}{index} = {call}(op);"));
                out.line(format_args!("{name}s += {name}{index}.ptr != NULL;"));
            }
        }
    }
    let total = match list {
        OpList::Operands => "mlirOperationGetNumOperands",
        OpList::Results => "mlirOperationGetNumResults",
        OpList::Regions => "mlirOperationGetNumRegions",
        OpList::Successors => "mlirOperationGetNumSuccessors",
    };
    let what = &group.title;
    // Values without a name have no accessor.
    out.line(format_args!("expect({name}s <= {total}(op), \"number of {name}s of {what}\");"));
}

/// Reads each attribute, and sets it again.
fn attributes(group: &FunctionGroup, out: &mut Writer) {
    for function in &group.functions {
        let call = &function.name;
        match &function.action {
            Action::OpAttribute { name, .. } => {
                out.line(format_args!("MlirAttribute attribute_{} = {call}(op);", identifier(name)));
            }
            Action::OpSetAttribute { name, .. } => {
                let name = identifier(name);
                out.line(format_args!("if (attribute_{name}.ptr)"));
                out.indented(|out| {
                    out.line(format_args!("expect({call}(op, attribute_{name}), \"{call}\");"));
                });
            }
            _ => {}
        }
    }
}

/// The name of an attribute as that of a variable.
fn identifier(name: &str) -> String {
    name.replace(|c: char| !c.is_ascii_alphanumeric(), "_")
}

/// Creates the operation with the same values and empty regions, if all of them have accessors. Types that
/// are inferred may depend on regions, so operations with both are left out.
fn create_again(group: &FunctionGroup, out: &mut Writer) {
    let found = group.functions.iter().find_map(|function| match &function.action {
        Action::OpCreate(creation) => Some((function, creation)),
        _ => None,
    });
    let Some((function, creation)) = found else { return };
    let has_regions = creation.values.iter().any(|value| matches!(value, OpValue::Region(_)));
    let Some(values) = values(group, creation).filter(|_| !(creation.infers_types && has_regions)) else {
        return;
    };
    let values: String = values.iter().map(|value| format!(", {value}")).collect();
    let name = &function.name;
    out.line(format_args!("MlirOperation again = {name}(mlirOperationGetLocation(op){values});"));
    out.line(format_args!("expectEqualOperations(op, again, \"{name}\");"));
}

/// The variables in the order of the function that creates the operation; `None` if something has no
/// accessor.
fn values(group: &FunctionGroup, creation: &OpCreation) -> Option<Vec<String>> {
    let mut next = [0; 4];
    let mut index = |list: usize| {
        next[list] += 1;
        next[list] - 1
    };
    let has = |list: OpList, index: usize| parts(group, list).any(|(_, found, ..)| found == index);
    let mut all = Vec::new();
    for value in &creation.values {
        let (list, index, argument) = match value {
            OpValue::Attribute { name, .. } => {
                all.push(format!("attribute_{}", identifier(name)));
                continue;
            }
            OpValue::Operand(argument) => (OpList::Operands, index(0), argument),
            OpValue::ResultType(argument) => (OpList::Results, index(1), argument),
            OpValue::Region(argument) => (OpList::Regions, index(2), argument),
            OpValue::Successor(argument) => (OpList::Successors, index(3), argument),
        };
        let name = letter(list);
        let is_many = argument.form.shape == Shape::Many;
        all.push(match (list, is_many) {
            (OpList::Regions, false) => "mlirRegionCreate()".to_owned(),
            _ if !has(list, index) => return None,
            (OpList::Regions, true) => format!("n_{name}{index}, emptyRegions(n_{name}{index})"),
            (OpList::Results, true) => format!("n_{name}{index}, typesOf(n_{name}{index}, {name}{index})"),
            (OpList::Results, false) => format!("typeOf({name}{index})"),
            (_, true) => format!("n_{name}{index}, {name}{index}"),
            (_, false) => format!("{name}{index}"),
        });
    }
    Some(all)
}

fn releases(group: &FunctionGroup, out: &mut Writer) {
    for list in [OpList::Operands, OpList::Results, OpList::Regions, OpList::Successors] {
        for (_, index, _, _) in parts(group, list).filter(|(_, _, _, part)| *part == Projection::Element) {
            out.line(format_args!("free({}{index});", letter(list)));
        }
    }
}
