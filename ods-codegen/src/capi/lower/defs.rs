//! Types and attributes: tests, creation, and an accessor for each parameter.

use super::Lowering;
use crate::capi::function::{
    Absent, Action, Argument, CType, Class, ContextSource, Form, Function, FunctionGroup, Origin, Parameter,
    Projection, Scalar, Shape, Subject,
};
use crate::capi::names::{self, singular};
use crate::model::names::snake_to_camel;
use crate::model::{AttrOrTypeDef, DefKind, Parameter as DefParameter, Result};

impl Lowering<'_> {
    /// The functions of a type or attribute.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub(super) fn def_functions(&self, def: &AttrOrTypeDef<'_>) -> Result<FunctionGroup> {
        let name = def.cpp_class_name()?;
        let class = Class {
            kind: def.kind(),
            cpp: self.qualified(name),
            name: name.to_owned(),
            registered: def.registered_name().into_owned(),
            origin: Origin::Definition(def.record().name().to_owned()),
        };
        let mut group = FunctionGroup {
            title: name.to_owned(),
            owner: def.record().name().to_owned(),
            subject: Some(Subject::Def(class.clone())),
            ..FunctionGroup::default()
        };
        self.class_functions(&class, &mut group);
        self.creations(def, &class, &mut group)?;
        if def.has_accessors()? {
            for (index, _) in def.parameters().iter().enumerate() {
                self.accessors(def, index, &class, &mut group)?;
            }
        }
        Ok(group)
    }

    /// `IsA`, `GetTypeID` and `GetName`.
    pub(super) fn class_functions(&self, class: &Class, group: &mut FunctionGroup) {
        let (noun, article) = noun(class.kind);
        let known = format!("{article} `{}`", class.registered);
        group.functions.push(Function {
            name: self.names.test(handle(class.kind), &class.name),
            doc: format!("Whether {noun} is {known}."),
            parameters: vec![object(class.kind)],
            result: CType::One(Scalar::Bool),
            action: Action::IsA(class.clone()),
        });
        group.functions.push(Function {
            name: self.names.function(&class.name, "GetTypeID"),
            doc: format!("The type id of `{}`.", class.registered),
            parameters: Vec::new(),
            result: CType::One(Scalar::Handle("TypeID")),
            action: Action::TypeId(class.clone()),
        });
        group.functions.push(Function {
            name: self.names.function(&class.name, "GetName"),
            doc: format!("The name under which {noun} is registered, `{}`.", class.registered),
            parameters: Vec::new(),
            result: CType::One(Scalar::String),
            action: Action::ClassName(class.clone()),
        });
    }

    /// The accessors of a parameter.
    fn accessors(
        &self,
        def: &AttrOrTypeDef<'_>,
        index: usize,
        class: &Class,
        group: &mut FunctionGroup,
    ) -> Result<()> {
        let parameter = def.parameters()[index];
        let camel = snake_to_camel(parameter.name, true);
        let ty = parameter.accessor_type()?;
        let form = match self.types.form(ty) {
            Ok(form) if form.cpp.ends_with("string") => Err(format!("values of '{ty}' would be temporary")),
            other => other,
        };
        let form = match form {
            Ok(form) => form,
            Err(reason) => {
                let what = self.names.function(&class.name, &format!("Get{camel}"));
                group.absent.push(Absent { what, reason });
                return Ok(());
            }
        };
        for (part, what, doc) in parts(parameter, &camel, &form) {
            let pos = (part == Projection::Element).then(|| value("pos", Scalar::COUNT));
            let result = match part {
                Projection::Whole | Projection::Element => form.scalar.clone(),
                Projection::Count => Scalar::COUNT,
                Projection::IsPresent => Scalar::Bool,
            };
            group.functions.push(Function {
                name: self.names.function(&class.name, &what),
                doc,
                parameters: std::iter::once(object(class.kind)).chain(pos).collect(),
                result: CType::One(result),
                action: Action::Read {
                    class: class.clone(),
                    accessor: format!("get{camel}"),
                    index,
                    form: form.clone(),
                    part,
                },
            });
        }
        Ok(())
    }
}

/// The parts of a parameter that have accessors: names after that of the class, and documentation.
fn parts(parameter: DefParameter<'_>, camel: &str, form: &Form) -> Vec<(Projection, String, String)> {
    let name = parameter.name;
    let summary = sentence(&match parameter.summary().trim() {
        "" => format!("The parameter `{name}`"),
        summary => format!("The parameter `{name}`: {summary}"),
    });
    let is_nullable = parameter.is_optional() && matches!(form.scalar, Scalar::Handle(_));
    let is_present = (Projection::IsPresent, format!("Has{camel}"), format!("Whether there is `{name}`."));
    match form.shape {
        Shape::One if is_nullable => {
            vec![
                is_present,
                (Projection::Whole, format!("Get{camel}"), format!("{summary} Null if there is none.")),
            ]
        }
        Shape::One => vec![(Projection::Whole, format!("Get{camel}"), summary)],
        Shape::Maybe => {
            vec![
                is_present,
                (Projection::Whole, format!("Get{camel}"), format!("{summary} It must be there.")),
            ]
        }
        Shape::Many => vec![
            (Projection::Count, format!("GetNum{camel}"), format!("Number of elements of `{name}`.")),
            (
                Projection::Element,
                format!("Get{}", singular(camel)),
                format!("{summary} This is the element at an index."),
            ),
        ],
    }
}

/// A value as a parameter of a C function.
pub(super) fn argument(name: &str, form: Form, index: Option<usize>, taken: &[&str]) -> Argument {
    let camel = snake_to_camel(name, true);
    let count = format!("n{camel}");
    Argument { name: names::parameter(&snake_to_camel(name, false), taken), count, index, form }
}

/// The C parameters of a value: a list is a count and an address, a value that may be absent an address.
pub(super) fn parameters(argument: &Argument) -> Vec<Parameter> {
    let Argument { name, count, form, .. } = argument;
    let scalar = form.scalar.clone();
    match form.shape {
        Shape::One => vec![value(name, scalar)],
        Shape::Maybe => vec![Parameter { name: name.clone(), ty: CType::Pointer(scalar) }],
        Shape::Many => {
            vec![value(count, Scalar::COUNT), Parameter { name: name.clone(), ty: CType::Pointer(scalar) }]
        }
    }
}

/// A parameter that is a value.
pub(super) fn value(name: &str, scalar: Scalar) -> Parameter {
    Parameter { name: name.to_owned(), ty: CType::One(scalar) }
}

/// A function that creates a type or attribute.
pub(super) fn create(
    class: &Class,
    name: String,
    context: ContextSource,
    arguments: &[Argument],
    is_complete: bool,
) -> Function {
    let (noun, article) = noun(class.kind);
    let is_checked = matches!(context, ContextSource::Location | ContextSource::LocationAndArguments);
    let first = match context {
        ContextSource::Parameter => Some(value("ctx", Scalar::Handle("Context"))),
        ContextSource::Arguments => None,
        ContextSource::Location | ContextSource::LocationAndArguments => {
            Some(value("loc", Scalar::Handle("Location")))
        }
    };
    let created =
        noun.strip_prefix("the ").or_else(|| noun.strip_prefix("an ")).or_else(|| noun.strip_prefix("a "));
    let created = created.unwrap_or(noun);
    let mut doc = format!("Creates {article} `{}` {created}.", class.registered);
    if is_checked {
        doc.push_str(" Reports an error at the location, and returns null, if the values are not valid.");
    }
    Function {
        name,
        doc,
        parameters: first.into_iter().chain(arguments.iter().flat_map(parameters)).collect(),
        result: CType::One(Scalar::Handle(handle(class.kind))),
        action: Action::Create { class: class.clone(), context, arguments: arguments.to_vec(), is_complete },
    }
}

/// The type of handles.
pub(super) fn handle(kind: DefKind) -> &'static str {
    match kind {
        DefKind::Attr => "Attribute",
        DefKind::Type => "Type",
    }
}

/// The parameter that a function is about.
fn object(kind: DefKind) -> Parameter {
    match kind {
        DefKind::Attr => value("attr", Scalar::Handle("Attribute")),
        DefKind::Type => value("type", Scalar::Handle("Type")),
    }
}

/// The word for a definition, and the article before its name.
fn noun(kind: DefKind) -> (&'static str, &'static str) {
    match kind {
        DefKind::Attr => ("an attribute", "a"),
        DefKind::Type => ("a type", "a"),
    }
}

/// The text with a full stop.
pub(super) fn sentence(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.ends_with(['.', '!', '?']) { text } else { format!("{text}.") }
}
