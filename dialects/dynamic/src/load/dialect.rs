//! A dialect.

use ir_core::Context;
use ir_core::runtime::OpSpec;
use ir_core::runtime::handle::{self, PlainDialect};
use ods_schema::plan;

use super::definitions::Definitions;
use super::scope::{Loader, Scope};
use super::{definitions, operations};
use crate::error::LoadError;
use crate::evaluate::{Names, Preparation, Program};
use crate::leak::{leak, leak_list, leak_text};
use crate::report::{CppCode, CppKind, Report};

/// A dialect whose names are resolved.
#[derive(Debug)]
pub struct Prepared {
    dialect: PlainDialect,
    operations: Vec<&'static OpSpec>,
}

impl Prepared {
    /// Registers the dialect.
    pub fn register(&self, ctx: &Context) {
        handle::register_dialect(ctx, self.dialect, &self.operations);
    }
}

/// A dialect whose types and attributes are defined. Operations of other dialects may refer to them.
pub struct Defined<'p> {
    dialect: &'p plan::Dialect<'static>,
    name: &'static str,
    program: &'static Program,
    names: Names<'p>,
    definitions: Definitions,
    report: Report,
}

/// Resolves the names in the types and attributes of a dialect.
///
/// # Errors
/// A name is unknown.
pub fn define<'p>(
    loader: &mut Loader<'p>,
    dialect: &'p plan::Dialect<'static>,
) -> Result<Defined<'p>, LoadError> {
    if dialect.name.is_empty() || dialect.name.contains('.') {
        return Err(LoadError::new("the name is invalid"));
    }
    let names = Names::new(&dialect.functions)?;
    let mut report = Report::default();
    let mut unknown = Vec::new();
    let mut preparation = Preparation {
        natives: &loader.natives,
        names: &names,
        classes: &mut loader.classes,
        unknown: &mut unknown,
    };
    let program = leak(preparation.program(&dialect.functions)?);
    unknown.iter().for_each(|code| report.add(CppKind::Code, code, ""));
    let mut scope = Scope::new(loader, leak_text(&dialect.name), program, names, report);
    let definitions = definitions::prepare(&mut scope, dialect)?;
    let Scope { name, program, names, report, .. } = scope;
    Ok(Defined { dialect, name, program, names, definitions, report })
}

/// Resolves the names in the constraints and operations of a dialect. Also returns its code in C++.
///
/// # Errors
/// A name is unknown.
pub fn prepare<'p>(
    loader: &mut Loader<'p>,
    defined: Defined<'p>,
) -> Result<(Prepared, Vec<CppCode>), LoadError> {
    let Defined { dialect, name, program, names, definitions, report } = defined;
    let mut scope = Scope::new(loader, name, program, names, report);
    for constraint in &dialect.type_constraints {
        let loaded = scope.load_type_constraint(constraint)?;
        scope.types.insert(&constraint.name, loaded);
    }
    for constraint in &dialect.attr_constraints {
        let loaded = scope.load_attr_constraint(constraint)?;
        scope.attributes.insert(&constraint.name, loaded);
    }
    let operations = operations::prepare(&mut scope, &dialect.operations)?;
    let texts = |own: &[String], more: Vec<&'static str>| {
        leak_list(own.iter().map(|text| leak_text(text)).chain(more).collect::<Vec<&'static str>>())
    };
    let plain = PlainDialect {
        namespace: name,
        types: leak_list(definitions.types),
        attributes: leak_list(definitions.attributes),
        text_types: texts(&dialect.text_types, definitions.text_types),
        text_attributes: texts(&dialect.text_attributes, definitions.text_attributes),
        keeps_types: dialect.has_cpp_types,
        keeps_attributes: dialect.has_cpp_attributes,
    };
    Ok((Prepared { dialect: plain, operations }, scope.report.finish()))
}
