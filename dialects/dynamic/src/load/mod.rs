//! The loader: from the data of a plan to the definitions that the runtime interprets.
//!
//! All names are resolved before anything is registered, so a wrong plan leaves the context as it is.

mod constraints;
mod definitions;
mod dialect;
mod operations;
mod predicates;
mod properties;
mod scope;
mod shared_syntax;
mod syntax;
mod tables;

use ir_core::Context;
use ir_core::attr_or_type;
use ods_schema::plan;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::LoadError;
use crate::evaluate::{Classes, Natives};
use crate::hooks::Hooks;
use crate::leak::leak_text;
use crate::report::{Loaded, LoadedDialect};
use dialect::Prepared;
use scope::Loader;
use tables::Tables;

/// A dialect of a context: its namespace, and where the lists of its types and attributes are. Two dialects
/// with the same lists have the same definitions.
type RegisteredDialect = (&'static str, usize, usize);

/// The dialects of a context, in order.
pub fn registered_dialects(ctx: &Context) -> Vec<RegisteredDialect> {
    let dialects = ctx.dialect_namespaces().map(|namespace| {
        let [types, attributes] = attr_or_type::definitions(ctx, namespace).map_or([0; 2], |found| {
            [found.type_definitions().as_ptr().addr(), found.attribute_definitions().as_ptr().addr()]
        });
        (namespace, types, attributes)
    });
    let mut dialects: Vec<RegisteredDialect> = dialects.collect();
    dialects.sort_unstable();
    dialects
}

/// The dialects of a plan for contexts with certain dialects.
#[derive(Debug)]
pub struct PreparedPlan {
    registered: Vec<RegisteredDialect>,
    dialects: Vec<Prepared>,
    loaded: Loaded,
}

impl PreparedPlan {
    /// Whether it is for contexts with these dialects.
    pub fn is_for(&self, registered: &[RegisteredDialect]) -> bool {
        self.registered == registered
    }

    /// Registers the dialects.
    pub fn register(&self, ctx: &Context) -> Loaded {
        self.dialects.iter().for_each(|dialect| dialect.register(ctx));
        self.loaded.clone()
    }
}

/// Resolves the names in a plan for contexts with the dialects of this one.
///
/// # Errors
/// The plan refers to something that does not exist.
pub fn prepare(
    plan: &plan::Plan<'static>,
    hooks: &Hooks,
    ctx: &Context,
    registered: Vec<RegisteredDialect>,
) -> Result<PreparedPlan, LoadError> {
    let is_known = |dialect: &plan::Dialect<'_>| ctx.dialect(ctx.ident(&dialect.name)).is_some();
    let new: Vec<&plan::Dialect<'static>> =
        plan.dialects.iter().filter(|dialect| !is_known(dialect)).collect();
    let classes = definitions::classes(&new);
    let mut loader = Loader {
        ctx,
        hooks,
        natives: Natives::default(),
        tables: Tables::new(),
        classes: Classes::default(),
        enums: FxHashMap::default(),
        defined: FxHashSet::default(),
    };
    for (class, text) in &classes {
        match text {
            Some(mnemonic) => loader.classes.add_text(class.clone(), leak_text(mnemonic)),
            None => drop(loader.defined.insert(class)),
        }
    }
    for found in plan.dialects.iter().flat_map(|dialect| &dialect.enums) {
        loader.enums.insert(&found.name, constraints::enumeration(found)?);
    }
    let mut names = FxHashSet::default();
    let mut defined = Vec::new();
    for dialect in new {
        if !names.insert(&dialect.name) {
            return Err(LoadError::new(format!("two dialects have the name '{}'", dialect.name)));
        }
        let types_and_attributes = dialect::define(&mut loader, dialect);
        defined.push((dialect, types_and_attributes.map_err(|error| in_dialect(error, dialect))?));
    }
    let (mut dialects, mut reports) = (Vec::new(), FxHashMap::default());
    for (dialect, defined) in defined {
        let prepared = dialect::prepare(&mut loader, defined);
        let (prepared, cpp) = prepared.map_err(|error| in_dialect(error, dialect))?;
        dialects.push(prepared);
        reports.insert(&dialect.name, cpp);
    }
    let loaded = plan.dialects.iter().map(|dialect| {
        let cpp = reports.remove(&dialect.name);
        LoadedDialect {
            name: dialect.name.clone(),
            is_registered: cpp.is_some(),
            cpp: cpp.unwrap_or_default(),
        }
    });
    let loaded = Loaded { dialects: loaded.collect() };
    Ok(PreparedPlan { registered, dialects, loaded })
}

fn in_dialect(error: LoadError, dialect: &plan::Dialect<'_>) -> LoadError {
    error.with_part(format_args!("in the dialect '{}'", dialect.name))
}
