//! The names that are in scope in a dialect.

use ir_core::Context;
use ir_core::attr_or_type::EnumSpec;
use ir_core::runtime::{AttrConstraint, TypeConstraint};
use ods_schema::plan;
use rustc_hash::{FxHashMap, FxHashSet};

use super::tables::Tables;
use crate::error::LoadError;
use crate::evaluate::{Classes, Function, Names, Natives, Preparation, Program, Value, World};
use crate::hooks::Hooks;
use crate::leak::leak;
use crate::report::{CppKind, Report};

/// The names and tables that all dialects of a plan share.
pub struct Loader<'p> {
    /// The context.
    pub ctx: &'p Context,
    /// The functions of the author.
    pub hooks: &'p Hooks,
    /// The functions of the runtime.
    pub natives: Natives,
    /// Other parts of the runtime.
    pub tables: Tables,
    /// The classes of types and attributes.
    pub classes: Classes,
    /// The enums by their C++ names.
    pub enums: FxHashMap<&'p str, &'static EnumSpec>,
    /// The classes of the plan whose instances are not text.
    pub defined: FxHashSet<&'p plan::Class>,
}

impl<'p> Loader<'p> {
    /// The enum of this C++ name.
    ///
    /// # Errors
    /// The plan has none.
    pub fn enumeration(&self, name: &str) -> Result<&'static EnumSpec, LoadError> {
        let known = self.enums.get(name).copied();
        known.ok_or_else(|| LoadError::new(format!("the plan has no enum '{name}'")))
    }
}

/// A dialect that is loaded.
pub struct Scope<'l, 'p> {
    /// The names and tables that all dialects of the plan share.
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

impl<'l, 'p> Scope<'l, 'p> {
    /// A scope without constraints.
    pub fn new(
        loader: &'l mut Loader<'p>,
        name: &'static str,
        program: &'static Program,
        names: Names<'p>,
        report: Report,
    ) -> Self {
        let (types, attributes) = (FxHashMap::default(), FxHashMap::default());
        Scope { loader, name, program, names, types, attributes, report }
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
    function: &'static Function,
}

impl Constant {
    /// The value in a context.
    pub fn value(self, ctx: &Context) -> Value<'_> {
        self.program.evaluate(self.function, World { ctx, ir: None }, &[])
    }
}
