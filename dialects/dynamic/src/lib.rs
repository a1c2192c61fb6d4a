//! Dialects that are loaded from data instead of compiled.
//!
//! A generator writes a plan ([`ods_schema::plan`]): everything that it also writes as Rust.
//! [`Plan::register`] turns it into the definitions that generated Rust has as statics, and registers them.
//! Formats, verifier, builders, inference and effects are then those of the runtime, which interprets both.
//!
//! ```
//! use ir_core::prelude::*;
//!
//! let plan = dynamic::Plan::from_json(
//!     r#"{
//!         "version": 1,
//!         "dialects": [{
//!             "name": "toy",
//!             "operations": [{
//!                 "name": "toy.negate",
//!                 "operands": [{ "name": "value", "length": "One", "constraint": "I32" }],
//!                 "results": [{ "name": "result", "length": "One", "constraint": "I32" }],
//!                 "syntax": { "Format": { "format": {
//!                     "elements": [{ "Blank": " " }, { "Part": { "Operand": 0 } }, { "Part": "AttrDict" }],
//!                     "directives": [],
//!                     "operand_types": ["Built"],
//!                     "result_types": ["Built"],
//!                     "infers_results": false,
//!                     "uses": { "operands": false, "operand_types": false, "result_types": false,
//!                               "regions": false, "successors": false, "prop_dict": false },
//!                     "attributes": [],
//!                     "properties": [],
//!                     "segment_sizes": []
//!                 } } }
//!             }]
//!         }]
//!     }"#,
//! )?;
//! let ctx = Context::new();
//! ir_core::ops::register_builtin(&ctx);
//! ctx.allow_unregistered_dialects(true);
//! plan.register(&ctx)?;
//! let source = "%0 = \"other.value\"() : () -> i32\n%1 = toy.negate %0";
//! let module = Module::parse(&ctx, source).unwrap();
//! assert!(module.operation().display(module.ir()).to_string().contains("%1 = toy.negate %0\n"));
//! # Ok::<(), dynamic::LoadError>(())
//! ```
//!
//! - A dialect that the context has is not registered again. Contexts of one program may have different
//!   versions of a dialect.
//! - Definitions are kept for the life of the program, as compiled ones are.
//! - Code that only C++ has is not run: [`Loaded`] lists it. Constraints accept what they cannot decide.
//! - **Invariant**: no plan makes a program panic. A plan that refers to what does not exist is an error of
//!   the loader.

mod check;
mod error;
pub mod evaluate;
mod hooks;
mod leak;
mod load;
mod report;
mod shared_syntax;

use std::sync::{Mutex, PoisonError};

use ir_core::Context;
use ods_schema::plan;

pub use error::LoadError;
pub use hooks::Hooks;
pub use report::{CppCode, CppKind, Loaded, LoadedDialect};
pub use shared_syntax::SharedSyntax;

/// Dialects as data.
#[derive(Debug)]
pub struct Plan {
    data: plan::Plan<'static>,
    hooks: Hooks,
    /// The prepared definitions, for each set of dialects of a context.
    prepared: Mutex<Vec<load::PreparedPlan>>,
}

impl Plan {
    /// Reads a plan.
    ///
    /// # Errors
    /// The text is not a plan, or it is one of another version.
    pub fn from_json(text: &str) -> Result<Plan, LoadError> {
        /// The version, which also plans of other versions have.
        #[derive(Clone, Copy)]
        struct Version(u64);
        let version = |error: serde_json::Error| {
            let value: Option<serde_json::Value> = serde_json::from_str(text).ok();
            let version = value.and_then(|value| value.get("version")?.as_u64()).map(Version);
            match version {
                Some(Version(version)) if version != u64::from(plan::VERSION) => other_version(version),
                _ => LoadError::new(format!("the text is not a plan of dialects: {error}")),
            }
        };
        Plan::new(serde_json::from_str(text).map_err(version)?)
    }

    /// The plan with this data.
    ///
    /// # Errors
    /// It is a plan of another version.
    pub fn new(plan: plan::Plan<'static>) -> Result<Plan, LoadError> {
        if plan.version != plan::VERSION {
            return Err(other_version(u64::from(plan.version)));
        }
        Ok(Plan::without_hooks(plan))
    }

    fn without_hooks(data: plan::Plan<'static>) -> Plan {
        Plan { data, hooks: Hooks::default(), prepared: Mutex::default() }
    }

    /// The functions for the operations of the dialects. Contexts that register the plan later have them.
    pub fn hooks(&mut self) -> &mut Hooks {
        self.prepared.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
        &mut self.hooks
    }

    /// All dialects of some plans, without hooks. They may refer to each other.
    #[must_use]
    pub fn merged(plans: impl IntoIterator<Item = Plan>) -> Plan {
        let mut all = plan::Plan { version: plan::VERSION, dialects: Vec::new() };
        plans.into_iter().for_each(|plan| all.dialects.extend(plan.data.dialects));
        Plan::without_hooks(all)
    }

    /// The data.
    #[must_use]
    pub fn data(&self) -> &plan::Plan<'static> {
        &self.data
    }

    /// Registers the dialects with a context, except those that it has. Contexts with the same dialects share
    /// the definitions.
    ///
    /// # Errors
    /// The plan refers to something that does not exist, or a hook to an unknown operation. Then nothing is
    /// registered.
    pub fn register(&self, ctx: &Context) -> Result<Loaded, LoadError> {
        self.check_hooks()?;
        let registered = load::registered_dialects(ctx);
        let mut prepared = self.prepared.lock().unwrap_or_else(PoisonError::into_inner);
        let known = prepared.iter().position(|known| known.is_for(&registered));
        let index = match known {
            Some(index) => index,
            None => {
                prepared.push(load::prepare(&self.data, &self.hooks, ctx, registered)?);
                prepared.len() - 1
            }
        };
        Ok(prepared[index].register(ctx))
    }

    /// Whether an operation is parsed and printed in C++; `None` if no dialect has it.
    #[must_use]
    pub fn has_cpp_syntax(&self, operation: &str) -> Option<bool> {
        let mut operations = self.data.dialects.iter().flat_map(|dialect| &dialect.operations);
        let found = operations.find(|op| op.name == operation)?;
        Some(matches!(found.syntax, Some(plan::Syntax::Cpp(_))))
    }

    /// Checks that each hook has an operation.
    fn check_hooks(&self) -> Result<(), LoadError> {
        match self.hooks.operations().find(|name| self.has_cpp_syntax(name).is_none()) {
            Some(name) => {
                let message = format!("a hook is for the operation '{name}', which no dialect defines");
                Err(LoadError::new(message))
            }
            None => Ok(()),
        }
    }
}

fn other_version(version: u64) -> LoadError {
    let own = plan::VERSION;
    LoadError::new(format!(
        "the plan has the version {version}, and this program loads version {own}: write it again with the same version of odsgen"
    ))
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
