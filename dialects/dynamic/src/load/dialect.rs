//! A dialect.

use ir_core::Context;
use ir_core::attr_or_type::{self, DefSpec};
use ir_core::context::{Attribute, Type};
use ir_core::runtime::{AttrConstraint, Dialect, OpSpec, TypeConstraint, handle};
use ods_schema::plan;
use rustc_hash::FxHashMap;

use super::{Loader, definitions, leak, leak_list, leak_text, operations};
use crate::error::LoadError;
use crate::evaluate::{Names, Preparation, Program, Value, World};
use crate::report::{CppCode, CppKind, Report};

/// A dialect that is loaded.
pub struct Scope<'l, 'p> {
    /// What all dialects of the plan share.
    pub loader: &'l mut Loader<'p>,
    /// The namespace.
    pub name: &'static str,
    /// The functions.
    pub program: &'static Program,
    /// Their names.
    pub names: Names<'p>,
    /// The constraints on types.
    pub types: FxHashMap<&'p str, &'static TypeConstraint>,
    /// The constraints on attributes.
    pub attributes: FxHashMap<&'p str, &'static AttrConstraint>,
    /// The code in C++.
    pub report: Report,
}

/// A function of the dialect.
#[derive(Clone, Copy)]
pub struct Code {
    program: &'static Program,
    function: usize,
}

impl Code {
    /// The value for these arguments.
    pub fn call<'c>(self, world: World<'c>, arguments: &[Value<'c>]) -> Value<'c> {
        self.program.call(self.function, world, arguments)
    }

    /// Whether it accepts the arguments.
    pub fn accepts<'c>(self, world: World<'c>, arguments: &[Value<'c>]) -> bool {
        self.program.accepts(self.function, world, arguments)
    }
}

impl Scope<'_, '_> {
    /// The function of this name and number of parameters.
    ///
    /// # Errors
    /// There is none.
    pub fn code(&self, name: &str, parameters: usize) -> Result<Code, LoadError> {
        Ok(Code { program: self.program, function: self.names.index(name, parameters)? })
    }

    /// The function of this name that builds something from nothing.
    ///
    /// # Errors
    /// There is none.
    pub fn builder(&self, name: &str) -> Result<Code, LoadError> {
        self.code(name, 0)
    }

    /// The constraint on types of this name.
    ///
    /// # Errors
    /// There is none.
    pub fn type_constraint(&self, name: &str) -> Result<&'static TypeConstraint, LoadError> {
        let own = self.types.get(name).copied();
        own.or_else(|| self.loader.tables.type_constraint(name))
            .ok_or_else(|| LoadError::new(format!("there is no constraint '{name}' on types")))
    }

    /// The constraint on attributes of this name.
    ///
    /// # Errors
    /// There is none.
    pub fn attr_constraint(&self, name: &str) -> Result<&'static AttrConstraint, LoadError> {
        let own = self.attributes.get(name).copied();
        own.or_else(|| self.loader.tables.attr_constraint(name))
            .ok_or_else(|| LoadError::new(format!("there is no constraint '{name}' on attributes")))
    }

    /// Resolves the names in an expression without parameters.
    ///
    /// # Errors
    /// A name is unknown.
    pub fn expression(&mut self, expression: &plan::Expr) -> Result<Constant, LoadError> {
        let mut unknown = Vec::new();
        let mut preparation = Preparation {
            natives: &self.loader.natives,
            names: &self.names,
            classes: &mut self.loader.classes,
            unknown: &mut unknown,
        };
        let function = preparation.expression(expression)?;
        unknown.iter().for_each(|code| self.report.add(CppKind::Code, code, ""));
        Ok(Constant { program: self.program, function: leak(function) })
    }
}

/// An expression without parameters.
#[derive(Clone, Copy)]
pub struct Constant {
    program: &'static Program,
    function: &'static crate::evaluate::Function,
}

impl Constant {
    /// The value in a context.
    pub fn value(self, ctx: &Context) -> Value<'_> {
        self.program.evaluate(self.function, World { ctx, ir: None }, &[])
    }
}

/// A dialect whose names are resolved.
pub struct Prepared {
    dialect: DynamicDialect,
    operations: Vec<&'static OpSpec>,
    report: Report,
}

impl Prepared {
    /// Registers the dialect. Returns its code in C++.
    pub fn register(self, ctx: &Context) -> Vec<CppCode> {
        handle::register_dialect(ctx, self.dialect, &self.operations);
        self.report.finish()
    }
}

/// Resolves the names in a dialect.
///
/// # Errors
/// A name is unknown.
pub fn prepare<'p>(
    loader: &mut Loader<'p>,
    dialect: &'p plan::Dialect<'static>,
) -> Result<Prepared, LoadError> {
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
    let mut scope = Scope {
        name: leak_text(&dialect.name),
        loader,
        program,
        names,
        types: FxHashMap::default(),
        attributes: FxHashMap::default(),
        report,
    };
    let definitions = definitions::prepare(&mut scope, dialect)?;
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
    let namespace = scope.name;
    let dynamic = DynamicDialect {
        namespace,
        types: leak_list(definitions.types),
        attributes: leak_list(definitions.attributes),
        text_types: texts(&dialect.text_types, definitions.text_types),
        text_attributes: texts(&dialect.text_attributes, definitions.text_attributes),
        has_aliases: dialect.has_aliases,
    };
    Ok(Prepared { dialect: dynamic, operations, report: scope.report })
}

/// A loaded dialect.
struct DynamicDialect {
    namespace: &'static str,
    types: &'static [&'static DefSpec<Type>],
    attributes: &'static [&'static DefSpec<Attribute>],
    text_types: &'static [&'static str],
    text_attributes: &'static [&'static str],
    has_aliases: bool,
}

impl Dialect for DynamicDialect {
    fn namespace(&self) -> &'static str {
        self.namespace
    }

    fn type_definitions(&self) -> &'static [&'static DefSpec<Type>] {
        self.types
    }

    fn attribute_definitions(&self) -> &'static [&'static DefSpec<Attribute>] {
        self.attributes
    }

    fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String> {
        if self.has_aliases { attr_or_type::alias(ctx, attribute) } else { None }
    }

    fn text_types(&self) -> &[&'static str] {
        self.text_types
    }

    fn text_attributes(&self) -> &[&'static str] {
        self.text_attributes
    }
}
