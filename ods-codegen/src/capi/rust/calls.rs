//! The bodies of functions.

use super::methods::object;
use super::{class_static, enum_static, identifier, methods};
use crate::Writer;
use crate::capi::function::{
    Action, Argument, CEnum, CType, Class, ContextSource, Function, Library, OpCreation, OpList, Origin,
    Projection, Scalar, Shape,
};
use crate::model::DefKind;

/// The statements of a function. `path` is that of the dialect's module, `title` the name of an operation that it is about.
pub(super) fn body(library: &Library, path: &str, title: &str, function: &Function, out: &mut Writer) {
    let op = format!("{title:?}");
    let line = match &function.action {
        Action::IsA(class) => match integers(library, class) {
            Some(values) => {
                let (spec, width) = (enum_static(&values.name), values.width);
                format!("generated::is_enum_attr(attr, &{spec}, {width})")
            }
            None => format!("generated::is_a({}, &{})", object(class.kind), class_static(class)),
        },
        Action::TypeId(class) | Action::ClassName(class) => class_constant(function, class),
        Action::Create { class, context, arguments, is_complete } => match integers(library, class) {
            Some(values) => format!("generated::create_enum_attr(ctx, {}, value)", values.width),
            None if *is_complete => return created(class, *context, arguments, out),
            None => format!("generated::absent(\"the builder of '{}' in C++\")", class.name),
        },
        Action::Read { class, index, part, .. } => match integers(library, class) {
            Some(values) => {
                let (spec, width) = (enum_static(&values.name), values.width);
                format!("generated::enum_attr_value(attr, &{spec}, {width})")
            }
            None => read(class, *index, *part),
        },
        Action::EnumToText { cpp, is_built, .. } => {
            let found = library.enums.iter().find(|found| found.cpp == *cpp);
            let spec = found.map(|found| enum_static(&found.name)).unwrap_or_default();
            if *is_built {
                format!("generated::print_enum(&{spec}, value, callback, userData)")
            } else {
                format!("generated::enum_text(&{spec}, value)")
            }
        }
        Action::EnumFromText { .. } => {
            let spec = match function.parameters.last().map(|last| &last.ty) {
                Some(CType::Out(Scalar::Enum(name))) => enum_static(name),
                _ => String::new(),
            };
            format!("generated::enum_from_text(&{spec}, text, value)")
        }
        Action::OpIsA(_) => format!("generated::is_op(op, {op})"),
        Action::OpName(_) => format!("generated::text({op})"),
        Action::OpCreate(creation) => return create(creation, &op, out),
        Action::OpPart { list, index, length, part, .. } => {
            operation_part(&op, *list, *index, *length, *part)
        }
        Action::OpAttribute { name, is_property } => {
            format!("generated::{}(op, {name:?})", if *is_property { "property" } else { "attribute" })
        }
        Action::OpSetAttribute { name, is_property } => {
            let to = if *is_property { "set_property" } else { "set_attribute" };
            format!("generated::{to}(op, {name:?}, attr)")
        }
        Action::HasInterface(class) => methods::has_interface(path, class),
        Action::Method(call) => return methods::call(path, call, out),
    };
    out.line(line);
}

/// The struct of handles of a kind.
fn handle(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Attr => "MlirAttribute",
        DefKind::Type => "MlirType",
    }
}

/// The enum whose values the integer attributes of a class have.
fn integers<'l>(library: &'l Library, class: &Class) -> Option<&'l CEnum> {
    let Origin::Integers(name) = &class.origin else { return None };
    library.enums.iter().find(|found| found.name == *name)
}

/// `generated::type_id::<MlirType>(&TOKEN_TYPE_CLASS)`
fn class_constant(function: &Function, class: &Class) -> String {
    let is_id = matches!(function.action, Action::TypeId(_));
    match (&class.origin, is_id) {
        (Origin::Integers(_), true) => {
            format!("generated::named_type_id::<{}>({:?})", handle(class.kind), class.registered)
        }
        (Origin::Integers(_), false) => format!("generated::text({:?})", class.registered),
        (_, true) => format!("generated::type_id::<{}>(&{})", handle(class.kind), class_static(class)),
        (_, false) => format!("generated::text({}.name)", class_static(class)),
    }
}

/// ```text
/// generated::create(ctx, &LAYOUT_ATTR_CLASS, vec![
///     (0, access.into()),
///     (1, generated::list(nTiles, tiles)?),
/// ])
/// ```
fn created(class: &Class, context: ContextSource, arguments: &[Argument], out: &mut Writer) {
    let function = match context {
        ContextSource::Parameter => "create(ctx, ",
        ContextSource::Arguments => "create_of_values(",
        ContextSource::Location | ContextSource::LocationAndArguments => "create_checked(loc, ",
    };
    let values = arguments.iter().map(|argument| {
        let Argument { name, count, form, index } = argument;
        let (name, count, index) = (identifier(name), identifier(count), index.unwrap_or_default());
        match form.shape {
            Shape::One => format!("({index}, {name}.into())"),
            Shape::Maybe => format!("({index}, generated::maybe({name})?)"),
            Shape::Many => format!("({index}, generated::list({count}, {name})?)"),
        }
    });
    let start = format!("generated::{function}&{}, vec![", class_static(class));
    if arguments.is_empty() {
        return out.line(format_args!("{start}])"));
    }
    out.line(start);
    out.indented(|out| values.for_each(|value| out.line(format_args!("{value},"))));
    out.line("])");
}

/// `generated::element(attr, &LAYOUT_ATTR_CLASS, 4, pos)`
fn read(class: &Class, index: usize, part: Projection) -> String {
    let (object, class) = (object(class.kind), class_static(class));
    match part {
        Projection::Whole => format!("generated::param({object}, &{class}, {index})"),
        Projection::Count => format!("generated::count({object}, &{class}, {index})"),
        Projection::Element => format!("generated::element({object}, &{class}, {index}, pos)"),
        Projection::IsPresent => format!("generated::is_present({object}, &{class}, {index})"),
    }
}

/// `generated::operands(op, "ring.push", 1)?.get(pos)`
fn operation_part(op: &str, list: OpList, index: usize, length: Shape, part: Projection) -> String {
    let list = match list {
        OpList::Operands => "operands",
        OpList::Results => "results",
        OpList::Regions => "regions",
        OpList::Successors => "successors",
    };
    let part = match (part, length) {
        (Projection::Count, _) => "count()",
        (Projection::Element, _) => "get(pos)",
        (_, Shape::Maybe) => "first()",
        _ => "get(0)",
    };
    format!("generated::{list}(op, {op}, {index})?.{part}")
}

/// ```text
/// let mut new = NewOperation::new(loc, "ring.push");
/// new.operand(buffer)?;
/// new.operands(nValues, values)?;
/// new.attribute("access", access)?;
/// new.finish_inferring()
/// ```
fn create(creation: &OpCreation, op: &str, out: &mut Writer) {
    let mutable = if creation.values.is_empty() { "" } else { "mut " };
    out.line(format_args!("let {mutable}new = NewOperation::new(loc, {op});"));
    for value in &creation.values {
        let (method, argument, name) = value.addition();
        let given = identifier(&argument.name);
        let name = name.map(|name| format!("{name:?}, ")).unwrap_or_default();
        if argument.form.shape == Shape::Many {
            out.line(format_args!("new.{method}s({}, {given})?;", identifier(&argument.count)));
        } else {
            out.line(format_args!("new.{method}({name}{given})?;"));
        }
    }
    out.line(if creation.infers_types { "new.finish_inferring()" } else { "new.finish()" });
}
