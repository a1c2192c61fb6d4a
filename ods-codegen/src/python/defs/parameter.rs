//! The parameters of a definition as the class has them.

use heck::ToSnakeCase;

use super::{DefTable, ParameterKind};
use crate::model::{AttrOrTypeDef, Result};
use crate::python::literal::quoted;
use crate::python::names::sanitized;

/// Members of the runtime's classes, and names that generated methods use.
const RESERVED: [&str; 13] = [
    "attr_name",
    "cls",
    "context",
    "dump",
    "get",
    "get_named",
    "isinstance",
    "maybe_downcast",
    "parse",
    "self",
    "static_typeid",
    "type_name",
    "typeid",
];

/// A parameter of a class.
pub struct Parameter<'r> {
    /// Its name in Python.
    pub name: String,
    /// Its name in the definition.
    pub ods_name: &'r str,
    pub summary: &'r str,
    /// The kind of its values.
    pub kind: ParameterKind<'r>,
    /// Whether it can be left out, with the default it has then as a Python expression.
    pub default: Option<String>,
    /// Whether it is the type of the attribute itself.
    pub is_self_type: bool,
}

impl<'r> Parameter<'r> {
    /// The parameters of a definition.
    ///
    /// # Errors
    /// When a field of one is not a string.
    pub(super) fn all(def: &AttrOrTypeDef<'r>, known: &DefTable<'r>) -> Result<Vec<Parameter<'r>>> {
        let names = names(&def.parameters().iter().map(|parameter| parameter.name).collect::<Vec<_>>());
        let is_known = known.has_runtime_syntax(def)?;
        let parameters = def.parameters().iter().zip(names);
        parameters
            .map(|(parameter, name)| {
                let kind = ParameterKind::new(*parameter, known, is_known)?;
                let default = parameter.default_value().map(|text| kind.default(text));
                let is_self_type = parameter.is_self_type();
                let (ods_name, summary) = (parameter.name, parameter.summary());
                Ok(Parameter { name, ods_name, summary, kind, default, is_self_type })
            })
            .collect()
    }

    /// The expression that describes the parameter in the generated module.
    ///
    /// ```text
    /// _ods_reflect.Parameter("addressSpace", _ods_reflect.Integer(), True, 0)
    /// ```
    ///
    /// # Errors
    /// When an enum has no name.
    pub(super) fn expression(&self, known: &DefTable<'r>) -> Result<String> {
        let (name, kind) = (quoted(self.ods_name), self.kind.expression(known)?);
        Ok(match self.default.as_deref() {
            None => format!("_ods_reflect.Parameter({name}, {kind})"),
            Some("None") => format!("_ods_reflect.Parameter({name}, {kind}, True)"),
            Some(default) => format!("_ods_reflect.Parameter({name}, {kind}, True, {default})"),
        })
    }
}

/// The names in Python: in snake case, unless two parameters would share one.
fn names(ods_names: &[&str]) -> Vec<String> {
    let free = |name: String| {
        let mut name = sanitized(&name);
        if RESERVED.binary_search(&name.as_str()).is_ok() {
            name.push('_');
        }
        name
    };
    let names: Vec<String> = ods_names.iter().map(|name| free(name.to_snake_case())).collect();
    let is_shared = |name: &String| names.iter().filter(|other| *other == name).count() > 1;
    let chosen = ods_names.iter().zip(&names);
    chosen
        .map(|(ods_name, name)| if is_shared(name) { free((*ods_name).to_owned()) } else { name.clone() })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_in_snake_case_and_hide_nothing() {
        assert!(RESERVED.is_sorted());
        assert_eq!(
            names(&["elementType", "O", "from", "context"]),
            ["element_type", "o", "from_", "context_"]
        );
        assert_eq!(names(&["sizeA", "size_a"]), ["sizeA", "size_a"]);
    }
}
