//! Ways to create a type or attribute: the builders of its class.

use super::Lowering;
use super::defs::{argument, create};
use crate::capi::function::{Absent, Argument, Class, ContextSource, FunctionGroup};
use crate::model::names::{capitalized, snake_to_camel};
use crate::model::{AttrOrTypeDef, Builder, DefKind, Result};

/// A builder.
struct Creation {
    /// Names of its parameters, as parts of a function's name.
    names: Vec<String>,
    /// Values, or the reason why C cannot have one.
    arguments: Arguments,
    infers_context: bool,
    /// Where the context of the C++ function that checks the values is from, if there is one.
    checked: Option<ContextSource>,
}

type Arguments = std::result::Result<Vec<Argument>, String>;

/// Name, C++ type and index among the definition's parameters.
type BuilderArgument<'r> = (&'r str, &'r str, Option<usize>);

impl Lowering<'_> {
    /// A function for each way to create a type or attribute: `Get` for the definition's parameters or else
    /// the first builder, `GetFrom…` for the other ones.
    pub(super) fn creations(
        &self,
        def: &AttrOrTypeDef<'_>,
        class: &Class,
        group: &mut FunctionGroup,
    ) -> Result<()> {
        let mut seen: Vec<Vec<Argument>> = Vec::new();
        for creation in self.all_creations(def)? {
            let rest = match &creation.names[..] {
                _ if seen.is_empty() => "Get".to_owned(),
                [] => "GetDefault".to_owned(),
                names => format!("GetFrom{}", names.join("And")),
            };
            let name = self.names.function(&class.name, &rest);
            let arguments = match creation.arguments {
                Ok(arguments) if seen.iter().any(|other| is_same(other, &arguments)) => continue,
                Ok(arguments) => arguments,
                Err(reason) => {
                    group.absent.push(Absent { what: name, reason });
                    continue;
                }
            };
            let infers = creation.infers_context;
            let context = if infers { ContextSource::Arguments } else { ContextSource::Parameter };
            let count = def.parameters().len();
            let is_complete =
                arguments.len() == count && (0..count).all(|index| has_index(&arguments, index));
            group.functions.push(create(class, name, context, &arguments, is_complete));
            if let Some(context) = creation.checked {
                let name = self.names.function(&class.name, &format!("{rest}Checked"));
                group.functions.push(create(class, name, context, &arguments, is_complete));
            }
            seen.push(arguments);
        }
        Ok(())
    }

    /// The builders of a class. One of a type that takes the parameters of the definition and finds the
    /// context in them replaces the default one. Those of attributes take the context, as upstream's do.
    fn all_creations(&self, def: &AttrOrTypeDef<'_>) -> Result<Vec<Creation>> {
        let is_verified =
            def.has_verifier() || def.parameters().iter().any(|parameter| parameter.is_constraint());
        let mut all: Vec<Creation> = self.default_creation(def, is_verified)?.into_iter().collect();
        let has_default = !all.is_empty();
        for builder in def.builders() {
            let mut creation = self.added_creation(def, builder, is_verified);
            let is_replacement = has_default
                && def.kind() == DefKind::Type
                && creation.infers_context
                && has_same_values(&creation.arguments, &all[0].arguments);
            if is_replacement {
                if let (Ok(arguments), Ok(replaced)) = (&mut creation.arguments, &all[0].arguments) {
                    for (argument, own) in arguments.iter_mut().zip(replaced) {
                        argument.index = own.index;
                    }
                }
                creation.checked = all[0].checked;
                all[0] = creation;
            } else {
                all.push(creation);
            }
        }
        Ok(all)
    }

    /// The builder that takes the definition's parameters, unless the definition skips it.
    fn default_creation(&self, def: &AttrOrTypeDef<'_>, is_verified: bool) -> Result<Option<Creation>> {
        if !def.parameters().is_empty() && def.skips_default_builders()? {
            return Ok(None);
        }
        let mut given: Vec<BuilderArgument<'_>> = Vec::new();
        for (index, parameter) in def.parameters().iter().enumerate() {
            given.push((parameter.name, parameter.cpp_type()?, Some(index)));
        }
        Ok(Some(Creation {
            names: names_of(&given),
            arguments: self.arguments(&given),
            infers_context: false,
            checked: (is_verified && !given.is_empty()).then_some(ContextSource::Location),
        }))
    }

    /// A builder that the definition adds.
    fn added_creation(&self, def: &AttrOrTypeDef<'_>, builder: &Builder<'_>, is_verified: bool) -> Creation {
        let given: Vec<BuilderArgument<'_>> = builder
            .parameters
            .iter()
            .map(|parameter| {
                let index = def.parameters().iter().position(|own| Some(own.name) == parameter.name);
                (parameter.name.unwrap_or_default(), parameter.ty.unwrap_or_default(), index)
            })
            .collect();
        let infers_context = builder.infers_context();
        let context =
            if infers_context { ContextSource::LocationAndArguments } else { ContextSource::Location };
        Creation {
            names: names_of(&given),
            arguments: self.arguments(&given),
            infers_context,
            // Without a body, the author may have left the checking one out.
            checked: (is_verified && builder.body().is_some()).then_some(context),
        }
    }

    /// The values of named C++ types.
    fn arguments(&self, given: &[BuilderArgument<'_>]) -> Arguments {
        const TAKEN: [&str; 2] = ["ctx", "loc"];
        let values = given.iter().map(|(name, ty, index)| {
            let form = self.types.form(ty)?;
            Ok(argument(name, form, *index, &TAKEN))
        });
        values.collect()
    }
}

/// Whether one of the values is that of the parameter at the index.
fn has_index(arguments: &[Argument], index: usize) -> bool {
    arguments.iter().any(|argument| argument.index == Some(index))
}

/// Whether two lists of values have the same types in C.
fn is_same(a: &[Argument], b: &[Argument]) -> bool {
    let form = |argument: &Argument| (argument.form.shape, argument.form.scalar.clone());
    a.iter().map(form).eq(b.iter().map(form))
}

fn has_same_values(a: &Arguments, b: &Arguments) -> bool {
    matches!((a, b), (Ok(a), Ok(b)) if is_same(a, b))
}

fn names_of(given: &[BuilderArgument<'_>]) -> Vec<String> {
    given.iter().map(|(name, _, _)| capitalized(&snake_to_camel(name, true))).collect()
}
