//! Properties that are not attributes.

use ir_core::context::{Attribute, Context};
use ir_core::predicates::{attributes, build};
use ir_core::runtime::property::{self, Form, PropertySpec};
use ods_schema::plan::{self, Expr, PropertyForm};

use super::scope::Scope;
use crate::error::LoadError;
use crate::evaluate::{Element as _, List, Value, World};
use crate::leak::{leak, leak_text};

impl Scope<'_, '_> {
    /// The data of a property.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn property(&mut self, found: &plan::Property) -> Result<PropertySpec, LoadError> {
        let plan::Property { name, summary, form, default, keyword, accepts } = found;
        let name = leak_text(name);
        let Some(form) = form else { return Ok(PropertySpec::any(name)) };
        let composed = self.property_form(form)?;
        let mut spec = composed.property(name, leak_text(summary));
        let form: &'static PropertyForm = leak(form.clone());
        match default {
            None => {}
            Some(Expr::Nothing) => spec = spec.or_absent(),
            Some(value) => {
                let value = self.expression(value)?;
                let absent = spec.default;
                let stored = move |ctx: &Context| match value.value(ctx) {
                    Value::Unknown => absent(ctx),
                    value => stored(form, ctx, &value).or_else(|| absent(ctx)),
                };
                spec = spec.or(leak(stored));
            }
        }
        if let Some(keyword) = keyword {
            spec = spec.with_keyword(leak_text(keyword));
        }
        if let Some(accepts) = accepts {
            let code = self.code(accepts, 1)?;
            spec = spec.such_that(leak(move |ctx: &Context, stored: Attribute| {
                let value = value_of_property(form, ctx, stored);
                value.is_some_and(|value| code.accepts(World { ctx, ir: None }, &[value]))
            }));
        }
        Ok(spec)
    }

    fn property_form(&mut self, form: &PropertyForm) -> Result<Form, LoadError> {
        Ok(match form {
            PropertyForm::Plain(name) => plain(name)?,
            PropertyForm::Enum(name, width) => Form::enumeration(self.loader.enumeration(name)?, *width),
            PropertyForm::EnumOrAttr(name, class, width) => {
                let cases = self.loader.enumeration(name)?;
                let is_of_class = self.test(&plan::Test::Class(class.clone()))?;
                Form::enumeration_or_attribute(cases, is_of_class, *width)
            }
            PropertyForm::List(element) => Form::list(self.property_form(element)?),
            PropertyForm::Optional(inner) => Form::optional(self.property_form(inner)?),
            PropertyForm::OptionalSome(inner) => Form::optional_some(self.property_form(inner)?),
        })
    }
}

fn plain(name: &str) -> Result<Form, LoadError> {
    Ok(match name {
        "I64" => const { Form::new::<property::I64>() },
        "I32" => const { Form::new::<property::I32>() },
        "I64List" => const { Form::new::<property::I64List>() },
        "I32List" => const { Form::new::<property::I32List>() },
        "Bool" => const { Form::new::<property::Bool>() },
        "Unit" => const { Form::new::<property::Unit>() },
        "Str" => const { Form::new::<property::Str>() },
        _ => return Err(LoadError::new(format!("there is no form '{name}' of properties"))),
    })
}

/// The value of a stored property; `None` if it cannot be converted.
pub fn value_of_property<'c>(form: &PropertyForm, ctx: &'c Context, stored: Attribute) -> Option<Value<'c>> {
    let number = || Some(attributes::integer_value(ctx, stored)?.low_u64() as i64);
    Some(match form {
        PropertyForm::Plain(name) => match &**name {
            "I32" => Value::Int(i64::from(number()? as i32)),
            "I64List" | "I32List" => Value::List(attributes::dense_array_ints(ctx, stored)?.into()),
            "Bool" => Value::Bool(attributes::bool_value(ctx, stored)?),
            "Unit" => Value::Bool(stored == Attribute::UNIT || attributes::bool_value(ctx, stored)?),
            "Str" => Value::Str(attributes::string_value(ctx, stored)?),
            _ => Value::Int(number()?),
        },
        PropertyForm::Enum(..) => Value::Int(number()?),
        PropertyForm::EnumOrAttr(..) => Value::Int(number()?),
        PropertyForm::List(element) => {
            let values = attributes::array_elements(ctx, stored)?.iter();
            let values = values.map(|value| value_of_property(element, ctx, *value));
            Value::List(List::new(values.collect::<Option<_>>()?))
        }
        PropertyForm::Optional(inner) | PropertyForm::OptionalSome(inner) => {
            match attributes::array_elements(ctx, stored)? {
                [only] => Value::some(value_of_property(inner, ctx, *only)?),
                _ => Value::Nothing,
            }
        }
    })
}

/// The attribute that stores a value; `None` if the form has no such value.
fn stored(form: &PropertyForm, ctx: &Context, value: &Value<'_>) -> Option<Attribute> {
    Some(match (form, value) {
        (PropertyForm::Plain(name), value) => match (&**name, value) {
            ("I64", Value::Int(value)) => build::i64_attr(ctx, *value),
            ("I32", Value::Int(value)) => build::i32_attr(ctx, *value),
            ("Bool", Value::Bool(value)) => ctx.bool_attr(*value),
            ("Unit", Value::Bool(true)) => Attribute::UNIT,
            ("Unit", Value::Bool(false)) => ctx.bool_attr(false),
            ("Str", Value::Str(text)) => ctx.string_attr(text),
            ("I64List", Value::List(list)) => build::dense_i64_array_attr(ctx, i64::elements(list)?),
            ("I32List", Value::List(list)) => build::dense_i32_array_attr(ctx, i64::elements(list)?),
            _ => return None,
        },
        (PropertyForm::Enum(_, width) | PropertyForm::EnumOrAttr(_, _, width), Value::Int(case)) => {
            ctx.integer_attr_of(ctx.integer_type(*width), *case)
        }
        (PropertyForm::List(element), Value::List(list)) => {
            let elements = list.iter().map(|value| stored(element, ctx, &value));
            ctx.array_attr(&elements.collect::<Option<Vec<_>>>()?)
        }
        (PropertyForm::Optional(_) | PropertyForm::OptionalSome(_), Value::Nothing) => ctx.array_attr(&[]),
        (PropertyForm::Optional(inner) | PropertyForm::OptionalSome(inner), value) => {
            let value = value.clone().into_option()?;
            ctx.array_attr(&[stored(inner, ctx, &value)?])
        }
        _ => return None,
    })
}
