//! The forms of type and attribute constraints that declarative formats use.

use crate::model::{Attribute, Enum, Result, TypeConstraint};
use crate::rust::emit::{AttrForm, AttrFormKind, ClassFunction, ConstraintForm, EnumItem, MakerCall};
use crate::rust::expr::DefinedClass;
use crate::rust::expr::parameter::ItemPaths;
use crate::rust::{Emitter, Ident};

impl<'r> Emitter<'r, '_> {
    /// The form of a type constraint in formats.
    ///
    /// # Errors
    /// When the constraint's code cannot be read.
    pub fn type_form(&mut self, constraint: TypeConstraint<'r>) -> Result<ConstraintForm> {
        let build = match constraint.builder_call()? {
            None => None,
            Some(_) => self.only_type(constraint)?,
        };
        let class =
            self.constraints.translator.class_test(constraint.cpp_type()?, self.constraints.namespace);
        let own = class.as_ref().and_then(|class| class.own).map(owned);
        Ok(ConstraintForm::Type { build, class: class.map(|class| class.function), own })
    }

    /// The handle of a definition, if the constraint accepts the types of that definition, and nothing else is
    /// known of it.
    ///
    /// # Errors
    /// When an optional or variadic constraint has no base.
    pub fn type_handle(&mut self, constraint: TypeConstraint<'r>) -> Result<Option<DefinedClass>> {
        let (cpp, namespace) = (constraint.cpp_type()?, self.constraints.namespace);
        let Some((def, handle)) =
            self.constraints.translator.tested_definition(constraint.constraint(), cpp, namespace)
        else {
            return Ok(None);
        };
        let built = def.parameters().is_empty().then(|| format!("$_builder.getType<{cpp}>()"));
        Ok((constraint.builder_call()? == built.as_deref()).then_some(handle))
    }

    /// The same for an attribute constraint.
    pub fn attr_handle(&mut self, attribute: Attribute<'r>) -> Option<DefinedClass> {
        let (cpp, namespace) = (attribute.storage_type(), self.constraints.namespace);
        let is_plain = attribute.value_type().is_none() && !attribute.base().is_enum();
        let tested = self.constraints.translator.tested_definition(attribute.constraint(), cpp, namespace);
        tested.filter(|_| is_plain).map(|(_, handle)| handle)
    }

    /// The form of an attribute constraint, whose test is `test`, in formats.
    ///
    /// # Errors
    /// When the constraint's code cannot be read.
    pub fn attr_form(&mut self, attribute: Attribute<'r>, test: Option<&Ident>) -> Result<ConstraintForm> {
        Ok(ConstraintForm::Attribute(self.form(attribute, test)?))
    }

    /// The function that creates the default value of an attribute.
    ///
    /// # Errors
    /// When the code of the value cannot be read.
    pub fn default_attribute(&mut self, attribute: Attribute<'r>) -> Result<Option<MakerCall>> {
        let constraints = &mut self.constraints;
        let default = constraints.translator.default_attribute(attribute, constraints.namespace);
        Ok(default.map_err(|error| error.diagnostic(self.sources))?.map(MakerCall::from))
    }

    /// The only type that a constraint accepts.
    fn only_type(&mut self, constraint: TypeConstraint<'r>) -> Result<Option<MakerCall>> {
        let constraints = &mut self.constraints;
        let created = constraints.translator.built_type(constraint, constraints.namespace);
        Ok(created.map_err(|error| error.diagnostic(self.sources))?.map(MakerCall::from))
    }

    fn form(&mut self, attribute: Attribute<'r>, test: Option<&Ident>) -> Result<AttrForm> {
        let base = attribute.base();
        let (storage, namespace) = (attribute.storage_type(), self.constraints.namespace);
        let class = self.constraints.translator.class_test(storage, namespace);
        let own = class.as_ref().and_then(|class| class.own);
        let kind = if base.is_enum() && base.const_builder_call().is_some() {
            Some(self.enum_form(base)?)
        } else if base.attr_def_name() == "SymbolNameAttr" {
            Some(AttrFormKind::Symbol)
        } else if let Some(element) = dense_array_element(storage) {
            Some(AttrFormKind::DenseArray(element))
        } else {
            own.map(owned).map(|(dialect, mnemonic)| AttrFormKind::Own { dialect, mnemonic })
        };
        let ty = match attribute.value_type() {
            None => None,
            Some(ty) => self.only_type(ty)?,
        };
        let is_tested = self.constraints.translator.is_tested_by_predicate(storage, namespace);
        let class = match class {
            Some(class) => Some(class.function),
            None => test.filter(|_| is_tested).map(|test| ClassFunction::Constraint(test.clone())),
        };
        Ok(AttrForm { kind, ty, class })
    }

    /// The enum's cases, and the integer type that stores a value.
    fn enum_form(&mut self, attribute: Attribute<'r>) -> Result<AttrFormKind> {
        let (item, width) = self.enum_item(Enum::new(attribute.record()))?;
        Ok(AttrFormKind::Enum { item, width })
    }

    /// The enum and the width of its values, if the constraint accepts the class of the enum's attributes and
    /// restricts them no further.
    pub fn enum_of_class(&mut self, attribute: Attribute<'r>) -> Result<Option<(EnumItem, u32)>> {
        let base = attribute.base();
        let is_class = base.is_enum() && base.const_builder_call().is_some() && attribute.tests_its_class();
        is_class.then(|| self.enum_item(Enum::new(base.record()))).transpose()
    }

    fn enum_item(&mut self, definition: Enum<'r>) -> Result<(EnumItem, u32)> {
        self.need_enum(definition);
        let translator = &self.constraints.translator;
        let paths = ItemPaths { paths: translator.paths(), definitions: translator.definitions() };
        let width = u32::try_from(definition.bitwidth()?).unwrap_or(0);
        Ok((paths.enum_item(definition), width))
    }
}

fn owned((dialect, mnemonic): (&str, &str)) -> (String, String) {
    (dialect.to_owned(), mnemonic.to_owned())
}

/// The runtime's constant for the element type of a dense array attribute with this storage class.
fn dense_array_element(storage: &str) -> Option<&'static str> {
    Some(match storage.rsplit("::").next()? {
        "DenseBoolArrayAttr" => "I1",
        "DenseI8ArrayAttr" => "I8",
        "DenseI16ArrayAttr" => "I16",
        "DenseI32ArrayAttr" => "I32",
        "DenseI64ArrayAttr" => "I64",
        "DenseF32ArrayAttr" => "F32",
        "DenseF64ArrayAttr" => "F64",
        _ => return None,
    })
}
