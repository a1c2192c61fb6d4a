//! Tests of types and attributes.

use super::stem;
use crate::Writer;
use crate::capi::function::{
    Action, Argument, Class, ContextSource, Form, Function, FunctionGroup, Projection, Shape,
};
use crate::model::DefKind;

/// The accessors of a parameter, and the variables that hold what they return.
struct Read<'g> {
    index: usize,
    form: &'g Form,
    whole: Option<&'g Function>,
    count: Option<&'g Function>,
    element: Option<&'g Function>,
    is_present: Option<&'g Function>,
}

/// The test of a class.
pub(super) fn test(group: &FunctionGroup, class: &Class, out: &mut Writer) {
    let (noun, object) = match class.kind {
        DefKind::Type => ("Type", "type"),
        DefKind::Attr => ("Attribute", "attr"),
    };
    let stem = stem(group);
    out.blank();
    out.line(format_args!("static intptr_t countOf{stem};"));
    out.line(format_args!("static void test{stem}(Mlir{noun} {object}) {{"));
    out.indented(|out| {
        for function in &group.functions {
            identity(function, noun, object, stem, class, out);
        }
        let reads = reads(group);
        for read in &reads {
            read_all(read, object, out);
        }
        for function in &group.functions {
            create_again(function, &reads, noun, object, out);
        }
        for read in &reads {
            release(read, out);
        }
    });
    out.line("}");
}

/// `IsA`, `GetTypeID` and `GetName`.
fn identity(function: &Function, noun: &str, object: &str, stem: &str, class: &Class, out: &mut Writer) {
    let name = &function.name;
    match &function.action {
        Action::IsA(_) => {
            out.line(format_args!("if (!{name}({object}))"));
            out.indented(|out| out.line("return;"));
            out.line(format_args!("++countOf{stem};"));
        }
        Action::TypeId(_) => out.line(format_args!(
            "expect(mlirTypeIDEqual(mlir{noun}GetTypeID({object}), {name}()), \"{name}\");"
        )),
        Action::ClassName(_) => {
            out.line(format_args!("expect(isText({name}(), \"{}\"), \"{name}\");", class.registered));
        }
        _ => {}
    }
}

/// The accessors of each parameter.
fn reads(group: &FunctionGroup) -> Vec<Read<'_>> {
    let mut all: Vec<Read<'_>> = Vec::new();
    for function in &group.functions {
        let Action::Read { index, form, part, .. } = &function.action else { continue };
        let position = all.iter().position(|read| read.index == *index).unwrap_or_else(|| {
            all.push(Read { index: *index, form, whole: None, count: None, element: None, is_present: None });
            all.len() - 1
        });
        let read = &mut all[position];
        match part {
            Projection::Whole => read.whole = Some(function),
            Projection::Count => read.count = Some(function),
            Projection::Element => read.element = Some(function),
            Projection::IsPresent => read.is_present = Some(function),
        }
    }
    all
}

/// Reads a parameter into variables: `v0`, and `n0` or `has0` where it is a list or may be absent.
fn read_all(read: &Read<'_>, object: &str, out: &mut Writer) {
    let (index, ty) = (read.index, read.form.scalar.spelling());
    match (read.form.shape, read.whole, read.count, read.element) {
        (Shape::Many, _, Some(count), Some(element)) => {
            out.line(format_args!("intptr_t n{index} = {}({object});", count.name));
            out.line(format_args!("{ty} *v{index} = calloc(n{index} + 1, sizeof({ty}));"));
            out.line(format_args!("for (intptr_t i = 0; i < n{index}; ++i)"));
            out.indented(|out| out.line(format_args!("v{index}[i] = {}({object}, i);", element.name)));
        }
        (Shape::Maybe, Some(whole), ..) => {
            let is_present = read.is_present.map_or("", |function| function.name.as_str());
            out.line(format_args!("bool has{index} = {is_present}({object});"));
            out.line(format_args!("{ty} v{index};"));
            out.line(format_args!("if (has{index})"));
            out.indented(|out| out.line(format_args!("v{index} = {}({object});", whole.name)));
        }
        (_, Some(whole), ..) => {
            out.line(format_args!("{ty} v{index} = {}({object});", whole.name));
            if let Some(is_present) = read.is_present {
                let name = &is_present.name;
                out.line(format_args!("expect({name}({object}) == (v{index}.ptr != NULL), \"{name}\");"));
            }
            out.line(format_args!("(void)v{index};"));
        }
        _ => {}
    }
}

/// Creates the value again, if the function takes every parameter and all can be read.
fn create_again(function: &Function, reads: &[Read<'_>], noun: &str, object: &str, out: &mut Writer) {
    let Action::Create { context, arguments, .. } = &function.action else { return };
    let mut values: Vec<String> = Vec::new();
    match context {
        ContextSource::Parameter => values.push(format!("mlir{noun}GetContext({object})")),
        ContextSource::Arguments => {}
        ContextSource::Location | ContextSource::LocationAndArguments => {
            values.push(format!("mlirLocationUnknownGet(mlir{noun}GetContext({object}))"));
        }
    }
    let covers_all =
        reads.iter().all(|read| arguments.iter().any(|argument| argument.index == Some(read.index)));
    let Some(given) = arguments.iter().map(|argument| value(argument, reads)).collect::<Option<Vec<_>>>()
    else {
        return;
    };
    if !covers_all {
        return;
    }
    values.extend(given);
    let name = &function.name;
    out.line(format_args!("expect(mlir{noun}Equal({object}, {name}({})), \"{name}\");", values.join(", ")));
}

/// The variables with the parameter that an argument is the value of.
fn value(argument: &Argument, reads: &[Read<'_>]) -> Option<String> {
    let read = reads.iter().find(|read| Some(read.index) == argument.index)?;
    let is_same = (read.form.shape, &read.form.scalar) == (argument.form.shape, &argument.form.scalar);
    let index = read.index;
    is_same.then(|| match argument.form.shape {
        Shape::One => format!("v{index}"),
        Shape::Maybe => format!("has{index} ? &v{index} : NULL"),
        Shape::Many => format!("n{index}, v{index}"),
    })
}

fn release(read: &Read<'_>, out: &mut Writer) {
    if read.form.shape == Shape::Many && read.count.is_some() {
        out.line(format_args!("free(v{});", read.index));
    }
}
