//! The loader: from the data of a plan to the definitions that the runtime interprets.
//!
//! All names are resolved before anything is registered, so a wrong plan leaves the context as it is.

mod constraints;
mod definitions;
mod dialect;
mod leak;
mod operations;
mod predicates;
mod properties;
mod scope;
mod syntax;
mod tables;

use ir_core::Context;
use ods_schema::plan;
use rustc_hash::{FxHashMap, FxHashSet};

use crate::error::LoadError;
use crate::evaluate::{Classes, Natives};
use crate::report::{Loaded, LoadedDialect};
use dialect::Prepared;
use leak::leak_text;
use scope::Loader;
use tables::Tables;

/// Registers the dialects of a plan.
///
/// # Errors
/// The plan refers to something that does not exist. Then nothing is registered.
pub fn register(plan: &plan::Plan<'static>, ctx: &Context) -> Result<Loaded, LoadError> {
    let is_known = |dialect: &plan::Dialect<'_>| ctx.dialect(ctx.ident(&dialect.name)).is_some();
    let new: Vec<&plan::Dialect<'static>> =
        plan.dialects.iter().filter(|dialect| !is_known(dialect)).collect();
    let classes = definitions::classes(&new);
    let mut loader = Loader {
        ctx,
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
    let mut prepared: Vec<Prepared> = Vec::new();
    for dialect in &new {
        if !names.insert(&dialect.name) {
            return Err(LoadError::new(format!("two dialects have the name '{}'", dialect.name)));
        }
        let in_dialect =
            |error: LoadError| error.with_part(format_args!("in the dialect '{}'", dialect.name));
        prepared.push(dialect::prepare(&mut loader, dialect).map_err(in_dialect)?);
    }
    let mut prepared = prepared.into_iter().map(|dialect| dialect.register(ctx));
    let loaded = plan.dialects.iter().map(|dialect| {
        let is_new = names.contains(&dialect.name);
        let cpp = if is_new { prepared.next().unwrap_or_default() } else { Vec::new() };
        LoadedDialect { name: dialect.name.clone(), is_registered: is_new, cpp }
    });
    Ok(Loaded { dialects: loaded.collect() })
}
