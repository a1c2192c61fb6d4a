//! Enums: the C enum, and conversion from and to text.

use super::Lowering;
use crate::Records;
use crate::capi::function::{Action, CEnum, CType, Function, Group, Parameter, Scalar};
use crate::capi::names::capitalized;
use crate::capi::types::{enum_path, integer, owner, unrooted};
use crate::model::{self, Dialect, Enum, Result};

/// The enums of a dialect.
///
/// # Errors
/// When a namespace is not a string.
pub(super) fn own<'r>(records: &'r Records, dialect: Dialect<'r>) -> Result<Vec<Enum<'r>>> {
    let mut own = Vec::new();
    for definition in model::enums(records) {
        if owner(records, definition)? == Some(dialect) {
            own.push(definition);
        }
    }
    Ok(own)
}

impl Lowering<'_> {
    /// The C enum of a definition.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub(super) fn c_enum(&self, definition: Enum<'_>) -> Result<CEnum> {
        let name = self.names.ty(definition.class_name()?);
        let mut cases = Vec::new();
        for case in definition.cases()? {
            cases.push((format!("{name}{}", capitalized(case.symbol()?)), case.value()?));
        }
        let is_large = cases.iter().any(|(_, value)| i32::try_from(*value).is_err());
        let bits = if definition.is_bit_enum() || is_large { Some(integer(definition)?) } else { None };
        let path = enum_path(definition)?;
        let namespace = path.rsplit_once("::").map_or("", |(namespace, _)| namespace);
        let function = |name: &str| match unrooted(namespace) {
            "" => format!("::{name}"),
            namespace => format!("::{namespace}::{name}"),
        };
        let text = [definition.to_text_function()?, definition.from_text_function()?].map(function);
        Ok(CEnum {
            cpp: format!("::{path}"),
            summary: definition.summary()?.to_owned(),
            name,
            bits,
            cases,
            text,
        })
    }

    /// The functions that convert values of an enum from and to text.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub(super) fn enum_functions(&self, definition: Enum<'_>) -> Result<Group> {
        let CEnum { name, cpp, text: [to_text, from_text], .. } = self.c_enum(definition)?;
        let class = definition.class_name()?;
        let is_built = definition.text_type()?.ends_with("string");
        let value = CType::One(Scalar::Enum(name.clone()));
        let parameter = |name: &str, ty: CType| Parameter { name: name.to_owned(), ty };
        let mut parameters = vec![parameter("value", value)];
        let result = if is_built {
            parameters.push(parameter("callback", CType::One(Scalar::Callback)));
            parameters.push(parameter("userData", CType::One(Scalar::UserData)));
            CType::Void
        } else {
            CType::One(Scalar::String)
        };
        let to_text = Function {
            name: self.names.function(class, if is_built { "Print" } else { "ToString" }),
            doc: match is_built {
                true => "Calls the callback with the text of a value.".to_owned(),
                false => "The text of a value; empty if it is not a case.".to_owned(),
            },
            parameters,
            result,
            action: Action::EnumToText { cpp: cpp.clone(), function: to_text, is_built },
        };
        let from_text = Function {
            name: self.names.function(class, "FromString"),
            doc: "Sets `value` to the value that the text means. False if it means none.".to_owned(),
            parameters: vec![
                parameter("text", CType::One(Scalar::String)),
                parameter("value", CType::Out(Scalar::Enum(name))),
            ],
            result: CType::One(Scalar::Bool),
            action: Action::EnumFromText { cpp, function: from_text },
        };
        Ok(Group {
            title: class.to_owned(),
            functions: vec![to_text, from_text],
            ..Group::default()
        })
    }
}
