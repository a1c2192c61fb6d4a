//! Conversion targets: the legality of operations.

use crate::context::{Context, Ident, OpName};
use crate::ir::{Ir, Op, OpHandle};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// The result of a legality callback. `None` defers to the callback that was added before. If all callbacks
/// return `None`, the legality of the operation is unknown.
type Callback = Arc<dyn Fn(&Ir, Op) -> Option<bool> + Send + Sync>;

/// The legality of an operation or a dialect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// All instances are legal.
    Legal,
    /// A callback decides for each instance.
    Dynamic,
    /// No instance is legal.
    Illegal,
}

/// The legality of an operation, with the callbacks that decide.
#[derive(Clone)]
struct Info {
    legality: Legality,
    callback: Option<Callback>,
    /// Whether nested operations are legal, too, and when.
    recursive: Option<Option<Callback>>,
}

impl Info {
    fn new(legality: Legality, callback: Option<Callback>) -> Self {
        Info { legality, callback, recursive: None }
    }

    /// The decision for an operation: whether it is legal; `None` if it is unknown.
    fn decide(&self, ir: &Ir, op: Op) -> Option<bool> {
        match self.legality {
            Legality::Legal => Some(true),
            Legality::Illegal => Some(false),
            Legality::Dynamic => self.callback.as_ref().and_then(|callback| callback(ir, op)),
        }
    }
}

/// Calls the newer callback first.
fn compose(older: Option<Callback>, newer: Callback) -> Callback {
    match older {
        None => newer,
        Some(older) => Arc::new(move |ir, op| newer(ir, op).or_else(|| older(ir, op))),
    }
}

/// The legal operations, by name, by dialect, or by callbacks. Rules for an operation take precedence over
/// those for its dialect, and these over rules for unknown operations. Operations without a rule are
/// *unknown*: a partial conversion leaves them if no pattern applies, and a full conversion fails.
#[derive(Clone, Default)]
pub struct ConversionTarget {
    ops: FxHashMap<String, Info>,
    dialects: FxHashMap<String, Info>,
    unknown: Option<Callback>,
}

impl std::fmt::Debug for ConversionTarget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut map = f.debug_map();
        let mut all: Vec<(&String, &Info)> = self.dialects.iter().chain(&self.ops).collect();
        all.sort_by_key(|(name, _)| *name);
        map.entries(all.into_iter().map(|(name, info)| (name, info.legality))).finish()
    }
}

impl ConversionTarget {
    /// Creates a target without rules. All operations are unknown.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Marks operations as legal, by name.
    pub fn add_legal_ops<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) -> &mut Self {
        names.into_iter().for_each(|name| self.set_op(name, Legality::Legal, None));
        self
    }

    /// Marks an operation as legal.
    pub fn add_legal_op<T: OpHandle>(&mut self) -> &mut Self {
        self.add_legal_ops([T::NAME])
    }

    /// Marks operations as illegal, by name.
    pub fn add_illegal_ops<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) -> &mut Self {
        names.into_iter().for_each(|name| self.set_op(name, Legality::Illegal, None));
        self
    }

    /// Marks an operation as illegal.
    pub fn add_illegal_op<T: OpHandle>(&mut self) -> &mut Self {
        self.add_illegal_ops([T::NAME])
    }

    /// Marks operations as legal, by name, if the callback returns true. It returns a `bool`, or `None` to
    /// defer to the callback before it.
    pub fn add_dynamically_legal_ops<'n, R: Into<Option<bool>>>(
        &mut self,
        names: impl IntoIterator<Item = &'n str>,
        callback: impl Fn(&Ir, Op) -> R + Send + Sync + 'static,
    ) -> &mut Self {
        let callback: Callback = Arc::new(move |ir, op| callback(ir, op).into());
        names.into_iter().for_each(|name| self.set_op(name, Legality::Dynamic, Some(callback.clone())));
        self
    }

    /// Marks an operation as legal if the callback returns true.
    pub fn add_dynamically_legal_op<T: OpHandle>(
        &mut self,
        callback: impl Fn(&Ir, T) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.add_dynamically_legal_ops([T::NAME], move |ir, op| callback(ir, T::from_op_unchecked(op)))
    }

    /// Marks the operations of dialects as legal.
    pub fn add_legal_dialects<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) -> &mut Self {
        names.into_iter().for_each(|name| self.set_dialect(name, Legality::Legal, None));
        self
    }

    /// Marks the operations of dialects as illegal.
    pub fn add_illegal_dialects<'n>(&mut self, names: impl IntoIterator<Item = &'n str>) -> &mut Self {
        names.into_iter().for_each(|name| self.set_dialect(name, Legality::Illegal, None));
        self
    }

    /// Marks the operations of dialects as legal if the callback returns true; see
    /// [`add_dynamically_legal_ops`](Self::add_dynamically_legal_ops).
    pub fn add_dynamically_legal_dialects<'n, R: Into<Option<bool>>>(
        &mut self,
        names: impl IntoIterator<Item = &'n str>,
        callback: impl Fn(&Ir, Op) -> R + Send + Sync + 'static,
    ) -> &mut Self {
        let callback: Callback = Arc::new(move |ir, op| callback(ir, op).into());
        names.into_iter().for_each(|name| self.set_dialect(name, Legality::Dynamic, Some(callback.clone())));
        self
    }

    /// Marks unknown operations as legal if the callback returns true.
    pub fn mark_unknown_dynamically_legal<R: Into<Option<bool>>>(
        &mut self,
        callback: impl Fn(&Ir, Op) -> R + Send + Sync + 'static,
    ) -> &mut Self {
        let older = self.unknown.take();
        self.unknown = Some(compose(older, Arc::new(move |ir, op| callback(ir, op).into())));
        self
    }

    /// Marks the operations nested in legal instances of an operation as legal, too, unless the callback
    /// returns false.
    ///
    /// # Panics
    /// When the operation is not marked as legal or dynamically legal.
    #[track_caller]
    pub fn mark_recursively_legal<R: Into<Option<bool>>>(
        &mut self,
        name: &str,
        callback: impl Fn(&Ir, Op) -> R + Send + Sync + 'static,
    ) -> &mut Self {
        let info = self.ops.get_mut(name).filter(|info| info.legality != Legality::Illegal);
        let Some(info) = info else { panic!("'{name}' is marked as recursively legal, but not as legal") };
        let older = info.recursive.take().flatten();
        info.recursive = Some(Some(compose(older, Arc::new(move |ir, op| callback(ir, op).into()))));
        self
    }

    fn set_op(&mut self, name: &str, legality: Legality, callback: Option<Callback>) {
        set(&mut self.ops, name, legality, callback);
    }

    fn set_dialect(&mut self, name: &str, legality: Legality, callback: Option<Callback>) {
        set(&mut self.dialects, name, legality, callback);
    }
}

/// Sets an entry; callbacks of an earlier one remain.
fn set(entries: &mut FxHashMap<String, Info>, name: &str, legality: Legality, callback: Option<Callback>) {
    let info = entries.entry(name.to_owned()).or_insert_with(|| Info::new(legality, None));
    info.legality = legality;
    if let Some(callback) = callback {
        info.callback = Some(compose(info.callback.take(), callback));
    }
}

/// A target with names that are resolved in a context.
pub(super) struct ResolvedTarget {
    ops: FxHashMap<OpName, Info>,
    dialects: FxHashMap<Ident, Info>,
    unknown: Option<Info>,
}

/// The legality of an instance of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Decision {
    /// Legal, and whether nested operations are, too.
    Legal { recursively: bool },
    /// Explicitly illegal.
    Illegal,
    /// No rule applies.
    Unknown,
}

impl ResolvedTarget {
    pub(super) fn new(ctx: &Context, target: ConversionTarget) -> Self {
        ResolvedTarget {
            ops: target.ops.into_iter().map(|(name, info)| (ctx.op_name(&name), info)).collect(),
            dialects: target.dialects.into_iter().map(|(name, info)| (ctx.ident(&name), info)).collect(),
            unknown: target.unknown.map(|callback| Info::new(Legality::Dynamic, Some(callback))),
        }
    }

    fn info(&self, ctx: &Context, name: OpName) -> Option<&Info> {
        let own = self.ops.get(&name);
        own.or_else(|| self.dialects.get(&name.dialect(ctx))).or(self.unknown.as_ref())
    }

    /// Whether all instances of an operation have the same legality.
    pub(super) fn legality(&self, ctx: &Context, name: OpName) -> Option<Legality> {
        self.info(ctx, name).map(|info| info.legality)
    }

    /// The legality of an operation.
    pub(super) fn decide(&self, ir: &Ir, op: Op) -> Decision {
        let Some(info) = self.info(ir.context(), ir.name(op)) else { return Decision::Unknown };
        match info.decide(ir, op) {
            None => Decision::Unknown,
            Some(false) => Decision::Illegal,
            Some(true) => {
                let asked = |callback: &Option<Callback>| {
                    callback.as_ref().is_none_or(|callback| callback(ir, op).unwrap_or(true))
                };
                Decision::Legal { recursively: info.recursive.as_ref().is_some_and(asked) }
            }
        }
    }
}
