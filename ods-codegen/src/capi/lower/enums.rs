//! Enums: the C enum, and conversion from and to text.

use super::Lowering;
use super::defs::{argument, create};
use crate::capi::function::{
    Action, CEnum, CType, Class, ContextSource, Form, Function, FunctionGroup, Origin, Parameter, Projection,
    Scalar, Shape,
};
use crate::capi::types::{enum_path, integer, owner, unrooted};
use crate::model::names::capitalized;
use crate::model::{self, DefKind, Dialect, Enum, Result};
use crate::{FxHashSet, Records};

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
        let (mut cases, mut spellings): (Vec<(String, i64)>, Vec<String>) = Default::default();
        for case in definition.cases()? {
            // mlir-tblgen writes no negative value, so C++ counts on from the case before.
            let following = cases.last().map_or(0, |(_, value)| value + 1);
            let value = Some(case.value()?).filter(|value| *value >= 0).unwrap_or(following);
            cases.push((format!("{name}{}", capitalized(case.symbol()?)), value));
            spellings.push(case.spelling()?.to_owned());
        }
        let is_large = cases.iter().any(|(_, value)| i32::try_from(*value).is_err());
        let bits = if definition.is_bit_enum() || is_large { Some(integer(definition)?) } else { None };
        let path = enum_path(definition)?;
        let namespace = path.rsplit_once("::").map_or("", |(namespace, _)| namespace);
        let function = |name: &str| match unrooted(namespace) {
            "" => format!("::{name}"),
            namespace => format!("::{namespace}::{name}"),
        };
        let separator =
            if definition.is_bit_enum() { Some(definition.separator()?.to_owned()) } else { None };
        let text = [definition.to_text_function()?, definition.from_text_function()?].map(function);
        Ok(CEnum {
            cpp: format!("::{path}"),
            summary: definition.summary()?.to_owned(),
            name,
            bits,
            cases,
            spellings,
            separator,
            has_groups: definition.prints_groups()?.unwrap_or_default(),
            width: definition.bitwidth()?,
            text,
        })
    }

    /// The functions that convert values of an enum from and to text, and those of integer attributes with
    /// such values, unless one of the dialect's own attributes has the name of their class.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub(super) fn enum_functions(
        &self,
        definition: Enum<'_>,
        classes: &FxHashSet<&str>,
    ) -> Result<FunctionGroup> {
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
            doc: if is_built {
                "Calls the callback with the text of a value.".to_owned()
            } else {
                "The text of a value; empty if it is not a case.".to_owned()
            },
            parameters,
            result,
            action: Action::EnumToText { cpp, function: to_text, is_built },
        };
        let from_text = Function {
            name: self.names.function(class, "FromString"),
            doc: "Sets `value` to the value that the text means. False if it means none.".to_owned(),
            parameters: vec![
                parameter("text", CType::One(Scalar::String)),
                parameter("value", CType::Out(Scalar::Enum(name))),
            ],
            result: CType::One(Scalar::Bool),
            action: Action::EnumFromText { function: from_text },
        };
        let mut group = FunctionGroup {
            title: class.to_owned(),
            owner: definition.def_name().to_owned(),
            functions: vec![to_text, from_text],
            ..FunctionGroup::default()
        };
        if let Some(attr) = definition.specialized_attr_class().filter(|attr| !classes.contains(attr)) {
            self.integer_attr(definition, attr, &mut group)?;
        }
        Ok(group)
    }

    /// The functions of the class of integer attributes that hold values of the enum.
    fn integer_attr(&self, definition: Enum<'_>, attr: &str, group: &mut FunctionGroup) -> Result<()> {
        let path = enum_path(definition)?;
        let cpp = match path.rsplit_once("::") {
            Some((namespace, _)) => format!("::{namespace}::{attr}"),
            None => format!("::{attr}"),
        };
        let class = Class {
            kind: DefKind::Attr,
            cpp,
            name: attr.to_owned(),
            registered: "builtin.integer".to_owned(),
            origin: Origin::Integers(self.names.ty(definition.class_name()?)),
        };
        let scalar = Scalar::Enum(self.names.ty(definition.class_name()?));
        let form = Form { shape: Shape::One, scalar, cpp: format!("::{path}") };
        let value = argument("value", form.clone(), None, &[]);
        self.class_functions(&class, group);
        let name = self.names.function(attr, "Get");
        group.functions.push(create(&class, name, ContextSource::Parameter, &[value], true));
        let action =
            Action::Read { class, accessor: "getValue".to_owned(), index: 0, form, part: Projection::Whole };
        group.functions.push(Function {
            name: self.names.function(attr, "GetValue"),
            doc: "The value of the enum.".to_owned(),
            parameters: vec![super::defs::value("attr", Scalar::Handle("Attribute"))],
            result: CType::One(Scalar::Enum(self.names.ty(definition.class_name()?))),
            action,
        });
        Ok(())
    }
}
