//! Types and attributes: tests, creation, and an accessor for each parameter.

use super::Lowering;
use crate::capi::function::{
    Absent, Action, Argument, CType, Class, ContextSource, Form, Function, Group, Parameter, Part, Scalar,
    Shape, Subject,
};
use crate::capi::names::{self, capitalized, singular};
use crate::model::names::snake_to_camel;
use crate::model::{AttrOrTypeDef, DefKind, Result};

/// A way to create a type or attribute: a builder of its class.
struct Creation {
    /// What its parameters are called, as part of a function's name.
    names: Vec<String>,
    /// Values, or the reason why C cannot have one.
    arguments: std::result::Result<Vec<Argument>, String>,
    infers_context: bool,
    /// Whether the class has a function with the same parameters that checks them.
    is_checked: bool,
}

impl Lowering<'_> {
    /// The functions of a type or attribute.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub(super) fn def_functions(&self, def: &AttrOrTypeDef<'_>) -> Result<Group> {
        let name = def.cpp_class_name()?;
        let class = Class {
            kind: def.kind(),
            cpp: self.qualified(name),
            name: name.to_owned(),
            registered: def.registered_name().to_owned(),
        };
        let mut group =
            Group { title: name.to_owned(), subject: Some(Subject::Def(class.clone())), ..Group::default() };
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
    pub(super) fn class_functions(&self, class: &Class, group: &mut Group) {
        let (noun, article) = noun(class.kind);
        let known = format!("{article} `{}`", class.registered);
        group.functions.push(Function {
            name: self.names.is_a(handle(class.kind), &class.name),
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

    /// A function for each way to create a type or attribute: `Get` for the definition's parameters or else the first builder,
    /// `GetFrom…` for the other ones.
    fn creations(&self, def: &AttrOrTypeDef<'_>, class: &Class, group: &mut Group) -> Result<()> {
        let mut seen: Vec<Vec<Form>> = Vec::new();
        let mut is_first = true;
        for creation in self.all_creations(def)? {
            let rest = match &creation.names[..] {
                _ if is_first => "Get".to_owned(),
                [] => "GetDefault".to_owned(),
                names => format!("GetFrom{}", names.join("And")),
            };
            let name = self.names.function(&class.name, &rest);
            match creation.arguments {
                Err(reason) => group.absent.push(Absent { what: name, reason }),
                Ok(arguments) => {
                    let forms: Vec<Form> = arguments.iter().map(|argument| argument.form.clone()).collect();
                    if seen.iter().any(|other| is_same(other, &forms)) {
                        continue;
                    }
                    seen.push(forms);
                    is_first = false;
                    let infers = creation.infers_context;
                    let context = if infers { ContextSource::Arguments } else { ContextSource::Parameter };
                    group.functions.push(create(class, name, context, &arguments));
                    if creation.is_checked {
                        let context = if infers {
                            ContextSource::LocationAndArguments
                        } else {
                            ContextSource::Location
                        };
                        let name = self.names.function(&class.name, &format!("{rest}Checked"));
                        group.functions.push(create(class, name, context, &arguments));
                    }
                }
            }
        }
        Ok(())
    }

    /// The builders of a class. One of a type that takes the parameters of the definition and finds the context in them replaces
    /// the default one. Those of attributes take the context, as upstream's do.
    fn all_creations(&self, def: &AttrOrTypeDef<'_>) -> Result<Vec<Creation>> {
        let is_verified =
            def.has_verifier() || def.parameters().iter().any(|parameter| parameter.is_constraint());
        let mut default = None;
        if def.parameters().is_empty() || !def.skips_default_builders()? {
            let mut given = Vec::new();
            for (index, parameter) in def.parameters().iter().enumerate() {
                given.push((parameter.name, parameter.cpp_type()?, Some(index)));
            }
            let arguments = self.arguments(&given);
            default = Some(Creation {
                names: names_of(&given),
                is_checked: is_verified && !given.is_empty(),
                infers_context: false,
                arguments,
            });
        }
        let mut others = Vec::new();
        for builder in def.builders() {
            let given: Vec<_> = builder
                .parameters
                .iter()
                .map(|parameter| {
                    let index = def.parameters().iter().position(|own| Some(own.name) == parameter.name);
                    (parameter.name.unwrap_or_default(), parameter.ty.unwrap_or_default(), index)
                })
                .collect();
            let mut creation = Creation {
                names: names_of(&given),
                arguments: self.arguments(&given),
                infers_context: builder.infers_context(),
                // Without a body, the author may have left the checking one out.
                is_checked: is_verified && builder.body().is_some(),
            };
            let replaced = default.as_ref().filter(|default| {
                def.kind() == DefKind::Type
                    && creation.infers_context
                    && has_same_forms(&creation.arguments, &default.arguments)
            });
            if let Some(replaced) = replaced {
                if let (Ok(arguments), Ok(of_default)) = (&mut creation.arguments, &replaced.arguments) {
                    for (argument, own) in arguments.iter_mut().zip(of_default) {
                        argument.index = own.index;
                    }
                }
                others.insert(0, creation);
            } else {
                others.push(creation);
            }
        }
        let first = others.first().is_some_and(|first| {
            def.kind() == DefKind::Type
                && first.infers_context
                && default
                    .as_ref()
                    .is_some_and(|default| has_same_forms(&first.arguments, &default.arguments))
        });
        let mut all = Vec::new();
        if !first {
            all.extend(default);
        } else if let (Some(replacement), Some(default)) = (others.first_mut(), default) {
            replacement.is_checked |= default.is_checked && replacement.is_checked;
        }
        all.extend(others);
        Ok(all)
    }

    /// The values of named C++ types.
    fn arguments(&self, given: &[(&str, &str, Option<usize>)]) -> std::result::Result<Vec<Argument>, String> {
        const TAKEN: [&str; 2] = ["ctx", "loc"];
        given
            .iter()
            .map(|(name, ty, index)| {
                let form = self.types.form(ty)?;
                Ok(argument(name, form, *index, &TAKEN))
            })
            .collect()
    }

    /// The accessors of a parameter.
    fn accessors(
        &self,
        def: &AttrOrTypeDef<'_>,
        index: usize,
        class: &Class,
        group: &mut Group,
    ) -> Result<()> {
        let parameter = def.parameters()[index];
        let camel = snake_to_camel(parameter.name, true);
        let function = |rest: String| self.names.function(&class.name, &rest);
        let ty = parameter.accessor_type()?;
        let form = match self.types.form(ty) {
            Ok(form) if form.cpp.ends_with("string") => Err(format!("values of '{ty}' would be temporary")),
            other => other,
        };
        let form = match form {
            Ok(form) => form,
            Err(reason) => {
                group.absent.push(Absent { what: function(format!("Get{camel}")), reason });
                return Ok(());
            }
        };
        let summary = match parameter.summary().trim() {
            "" => format!("The parameter `{}`", parameter.name),
            summary => format!("The parameter `{}`: {summary}", parameter.name),
        };
        let mut add = |name: String, part: Part, doc: String, result: Scalar| {
            let mut parameters = vec![object(class.kind)];
            if part == Part::Element {
                parameters.push(value("pos", Scalar::COUNT));
            }
            let action = Action::Read {
                class: class.clone(),
                accessor: format!("get{camel}"),
                index,
                form: form.clone(),
                part,
            };
            group.functions.push(Function { name, doc, parameters, result: CType::One(result), action });
        };
        match form.shape {
            Shape::One if parameter.is_optional() && matches!(form.scalar, Scalar::Handle(_)) => {
                let absent = format!("Whether there is `{}`.", parameter.name);
                add(function(format!("Has{camel}")), Part::IsPresent, absent, Scalar::Bool);
                let doc = format!("{} Null if there is none.", sentence(&summary));
                add(function(format!("Get{camel}")), Part::Whole, doc, form.scalar.clone());
            }
            Shape::One => {
                add(function(format!("Get{camel}")), Part::Whole, sentence(&summary), form.scalar.clone())
            }
            Shape::Maybe => {
                add(
                    function(format!("Has{camel}")),
                    Part::IsPresent,
                    format!("Whether there is `{}`.", parameter.name),
                    Scalar::Bool,
                );
                add(
                    function(format!("Get{camel}")),
                    Part::Whole,
                    format!("{} It must be there.", sentence(&summary)),
                    form.scalar.clone(),
                );
            }
            Shape::Many => {
                let one = singular(&camel);
                add(
                    function(format!("GetNum{camel}")),
                    Part::Count,
                    format!("Number of elements of `{}`.", parameter.name),
                    Scalar::COUNT,
                );
                add(
                    function(format!("Get{one}")),
                    Part::Element,
                    format!("{} This is the element at an index.", sentence(&summary)),
                    form.scalar.clone(),
                );
            }
        }
        Ok(())
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

/// Whether C cannot tell two lists of values apart.
fn is_same(a: &[Form], b: &[Form]) -> bool {
    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| (a.shape, &a.scalar) == (b.shape, &b.scalar))
}

fn has_same_forms(
    a: &std::result::Result<Vec<Argument>, String>,
    b: &std::result::Result<Vec<Argument>, String>,
) -> bool {
    let forms = |all: &[Argument]| all.iter().map(|argument| argument.form.clone()).collect::<Vec<_>>();
    matches!((a, b), (Ok(a), Ok(b)) if is_same(&forms(a), &forms(b)))
}

fn names_of(given: &[(&str, &str, Option<usize>)]) -> Vec<String> {
    given.iter().map(|(name, _, _)| capitalized(&snake_to_camel(name, true))).collect()
}

/// A function that creates a type or attribute.
pub(super) fn create(
    class: &Class,
    name: String,
    context: ContextSource,
    arguments: &[Argument],
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
        action: Action::Create { class: class.clone(), context, arguments: arguments.to_vec() },
    }
}

/// The type of handles.
fn handle(kind: DefKind) -> &'static str {
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
fn sentence(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.ends_with(['.', '!', '?']) { text } else { format!("{text}.") }
}
