//! Constraints and enums.

use ir_core::attr_or_type::{DefSpec, EnumSpec, Interned};
use ir_core::context::{Attribute, Constructor, Context, Test, Type};
use ir_core::predicates::{attributes, types};
use ir_core::runtime::{AttrConstraint, AttrForm, FormKind, TypeConstraint};
use ods_schema::plan;

use super::scope::{Code, Scope};
use crate::error::LoadError;
use crate::evaluate::{Class, Definition, Value, World, instance};
use crate::leak::{leak, leak_list, leak_text, leak_texts};

/// An enum.
///
/// # Errors
/// It has no case.
pub fn enumeration(found: &plan::Enum) -> Result<&'static EnumSpec, LoadError> {
    let plan::Enum { name, summary, separator, has_groups, bit_groups, is_quoted, cases } = found;
    if cases.is_empty() && separator.is_none() {
        return Err(LoadError::new(format!("the enum '{name}' has no case")));
    }
    Ok(leak(EnumSpec {
        cpp: leak_text(name),
        summary: leak_text(summary),
        cases: leak_list(cases.iter().map(|(value, text)| (*value, leak_text(text))).collect()),
        separator: separator.as_deref().map(leak_text),
        has_groups: *has_groups,
        bit_groups: leak_texts(bit_groups),
        is_quoted: *is_quoted,
    }))
}

/// A type or attribute.
pub trait Subject: Interned {
    /// The value in expressions.
    fn to_value<'c>(self) -> Value<'c>;
    /// The type or attribute that an expression builds.
    fn from_value(value: Value<'_>) -> Option<Self>;
    /// Whether it is of a class.
    fn is_of(self, ctx: &Context, class: &Class) -> bool;
    /// Whether it is of a class with one of these mnemonics.
    fn is_named(self, ctx: &Context, dialect: &str, mnemonics: &[&str]) -> bool;
    /// Whether it is an integer with the value of an enum.
    fn is_case(self, ctx: &Context, cases: &EnumSpec, width: u32) -> bool;
}

impl Subject for Type {
    fn to_value<'c>(self) -> Value<'c> {
        Value::Type(self)
    }

    fn from_value(value: Value<'_>) -> Option<Type> {
        if let Value::Type(ty) = value { Some(ty) } else { None }
    }

    fn is_of(self, ctx: &Context, class: &Class) -> bool {
        class.is_type(ctx, self)
    }

    fn is_named(self, ctx: &Context, dialect: &str, mnemonics: &[&str]) -> bool {
        types::is_named(ctx, self, dialect, mnemonics)
    }

    fn is_case(self, _ctx: &Context, _cases: &EnumSpec, _width: u32) -> bool {
        false
    }
}

impl Subject for Attribute {
    fn to_value<'c>(self) -> Value<'c> {
        Value::Attribute(self)
    }

    fn from_value(value: Value<'_>) -> Option<Attribute> {
        if let Value::Attribute(attribute) = value { Some(attribute) } else { None }
    }

    fn is_of(self, ctx: &Context, class: &Class) -> bool {
        class.is_attribute(ctx, self)
    }

    fn is_named(self, ctx: &Context, dialect: &str, mnemonics: &[&str]) -> bool {
        attributes::is_named(ctx, self, dialect, mnemonics)
    }

    fn is_case(self, ctx: &Context, cases: &EnumSpec, width: u32) -> bool {
        cases.accepts_attribute(ctx, self, i64::from(width))
    }
}

/// The type or attribute that a function builds.
pub fn constructor<H: Subject>(code: Code) -> &'static dyn Constructor<Option<H>> {
    leak(move |ctx: &Context| H::from_value(code.call(World { ctx, ir: None }, &[])))
}

/// The type or attribute that a function derives from another one.
pub fn transformer<S: Subject, H: Subject>(
    code: Code,
) -> &'static dyn ir_core::context::Transformer<S, Option<H>> {
    leak(move |ctx: &Context, from: S| H::from_value(code.call(World { ctx, ir: None }, &[from.to_value()])))
}

impl Scope<'_, '_> {
    /// The test of a type or attribute.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn test<H: Subject>(&mut self, test: &plan::Test) -> Result<&'static dyn Test<H>, LoadError> {
        Ok(match test {
            plan::Test::Always => &|_, _| true,
            plan::Test::Function(name) => {
                let code = self.code(name, 1)?;
                leak(move |ctx: &Context, subject: H| {
                    code.accepts(World { ctx, ir: None }, &[subject.to_value()])
                })
            }
            plan::Test::Runtime(path) => {
                let function = self.loader.natives.get(path).filter(|function| function.arity == 1);
                let Some(function) = function else {
                    return Err(LoadError::new(format!("the runtime has no test '{path}'")));
                };
                let call = function.call;
                leak(move |ctx: &Context, subject: H| {
                    let result = call(World { ctx, ir: None }, &[subject.to_value()]);
                    matches!(result, Some(Value::Bool(true)))
                })
            }
            plan::Test::Class(class) => {
                let class = self.loader.classes.get(class);
                leak(move |ctx: &Context, subject: H| subject.is_of(ctx, class))
            }
            plan::Test::Named(dialect, mnemonics) => {
                let (dialect, mnemonics) = (leak_text(dialect), leak_texts(mnemonics));
                leak(move |ctx: &Context, subject: H| subject.is_named(ctx, dialect, mnemonics))
            }
            plan::Test::Enum(name, width) => {
                let (cases, width) = (self.loader.enumeration(name)?, *width);
                leak(move |ctx: &Context, subject: H| subject.is_case(ctx, cases, width))
            }
        })
    }

    /// A constraint on types.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn load_type_constraint(
        &mut self,
        found: &plan::TypeConstraint,
    ) -> Result<&'static TypeConstraint, LoadError> {
        let with_name =
            |error: LoadError| error.with_part(format_args!("in the constraint '{}'", found.name));
        self.new_type_constraint(found).map(leak).map_err(with_name)
    }

    fn new_type_constraint(&mut self, found: &plan::TypeConstraint) -> Result<TypeConstraint, LoadError> {
        let plan::TypeConstraint { name: _, summary, test, build, class, own } = found;
        let summary = leak_text(summary);
        let accepts = self.test(test)?;
        let build = build.as_ref().map(|name| self.builder(name).map(constructor)).transpose()?;
        let is_of_class = class.as_ref().map(|test| self.test(test)).transpose()?;
        let own = own.as_ref().map(|(dialect, mnemonic)| (leak_text(dialect), leak_text(mnemonic)));
        let mut loaded = TypeConstraint { summary, accepts, build, is_of_class, own };
        if let plan::Test::Class(class) = test {
            let class = self.loader.classes.get(class);
            loaded.is_of_class = loaded.is_of_class.or(Some(accepts));
            if let Some(Definition::Type(DefSpec { params: [], .. })) = class.definition(self.loader.ctx) {
                let only = move |ctx: &Context| instance(ctx, class, &[]).and_then(Type::from_value);
                loaded.build = loaded.build.or(Some(leak(only)));
            }
            loaded.own = loaded.own.or_else(|| match class.definition(self.loader.ctx) {
                Some(Definition::Type(spec)) => spec.own_syntax(),
                _ => class.own_text(),
            });
        }
        Ok(loaded)
    }

    /// A constraint on attributes.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn load_attr_constraint(
        &mut self,
        found: &plan::AttrConstraint,
    ) -> Result<&'static AttrConstraint, LoadError> {
        let with_name =
            |error: LoadError| error.with_part(format_args!("in the constraint '{}'", found.name));
        self.new_attr_constraint(found).map(leak).map_err(with_name)
    }

    fn new_attr_constraint(&mut self, found: &plan::AttrConstraint) -> Result<AttrConstraint, LoadError> {
        let plan::AttrConstraint { name: _, summary, test, form, ty, class } = found;
        let accepts = self.test(test)?;
        let kind = match form {
            Some(form) => self.form(form)?,
            None => self.form_of_test(test)?,
        };
        let is_of_class = match (class, test) {
            (Some(class), _) => Some(self.test(class)?),
            (None, plan::Test::Class(_)) => Some(accepts),
            (None, _) => None,
        };
        let ty = match (ty, test) {
            (Some(name), _) => Some(constructor(self.builder(name)?)),
            (None, plan::Test::Enum(_, width)) => {
                let width = *width;
                Some(leak(move |ctx: &Context| Some(ctx.integer_type(width)))
                    as &dyn Constructor<Option<Type>>)
            }
            (None, _) => None,
        };
        Ok(AttrConstraint { summary: leak_text(summary), accepts, form: AttrForm { kind, ty, is_of_class } })
    }

    fn form(&self, form: &plan::AttrForm) -> Result<FormKind, LoadError> {
        Ok(match form {
            plan::AttrForm::Enum(name, width) => enum_form(self.loader.enumeration(name)?, *width),
            plan::AttrForm::Symbol => FormKind::Symbol,
            plan::AttrForm::DenseArray(element) => FormKind::DenseArray(element_type(element)?),
            plan::AttrForm::Own(dialect, mnemonic) => {
                FormKind::Own { dialect: leak_text(dialect), mnemonic: leak_text(mnemonic) }
            }
        })
    }

    /// The form of the attributes of a class or an enum.
    fn form_of_test(&mut self, test: &plan::Test) -> Result<FormKind, LoadError> {
        Ok(match test {
            plan::Test::Enum(name, width) => enum_form(self.loader.enumeration(name)?, *width),
            plan::Test::Class(class) => {
                let class = self.loader.classes.get(class);
                let own = match class.definition(self.loader.ctx) {
                    Some(Definition::Attribute(spec)) => spec.own_syntax(),
                    _ => class.own_text(),
                };
                own.map_or(FormKind::Any, |(dialect, mnemonic)| FormKind::Own { dialect, mnemonic })
            }
            _ => FormKind::Any,
        })
    }
}

fn enum_form(cases: &'static EnumSpec, width: u32) -> FormKind {
    FormKind::Enum(cases, leak(move |ctx: &Context| ctx.integer_type(width)))
}

/// The element type of a dense array.
///
/// # Errors
/// There is none of this name.
pub fn element_type(name: &str) -> Result<Type, LoadError> {
    Ok(match name {
        "I1" => Type::I1,
        "I8" => Type::I8,
        "I16" => Type::I16,
        "I32" => Type::I32,
        "I64" => Type::I64,
        "F32" => Type::F32,
        "F64" => Type::F64,
        _ => return Err(LoadError::new(format!("dense arrays have no elements of the type '{name}'"))),
    })
}
