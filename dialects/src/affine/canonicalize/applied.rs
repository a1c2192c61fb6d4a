//! Affine expressions with their operands: composition with `affine.apply` operands, and canonicalization
//! (MLIR's `composeAffineMapAndOperands` and `canonicalizeMapAndOperands`).
//!
//! Composition has limits on depth and size; MLIR has none.

use crate::affine::maps::map_of;
use crate::affine::validity::Validity;
use crate::affine::{AffineApplyOp, AffineDelinearizeIndexOp};
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// The maximum number of dimensions, symbols and constants, counted with repetitions, in the result of a
/// composition. Expressions share subexpressions, so a few compositions can build an exponentially large
/// one. MLIR has no such limit.
const MAX_LEAVES: usize = 100_000;

/// Expressions with operands for their dimensions and symbols.
#[derive(Clone, PartialEq, Eq)]
pub struct Applied {
    pub exprs: Vec<AffineExpr>,
    pub dims: Vec<Value>,
    pub symbols: Vec<Value>,
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Replacements of dimensions or symbols, and the remaining operands.
struct Remapped<'a> {
    ctx: &'a Context,
    exprs: Vec<AffineExpr>,
    operands: Vec<Value>,
    make: fn(&Context, u32) -> AffineExpr,
}

impl<'a> Remapped<'a> {
    fn dims(ctx: &'a Context) -> Self {
        Remapped { ctx, exprs: Vec::new(), operands: Vec::new(), make: Context::affine_dim }
    }

    fn symbols(ctx: &'a Context) -> Self {
        Remapped { ctx, exprs: Vec::new(), operands: Vec::new(), make: Context::affine_symbol }
    }

    /// Adds an operand and returns its expression.
    fn push(&mut self, operand: Value) -> AffineExpr {
        self.operands.push(operand);
        (self.make)(self.ctx, number(self.operands.len() - 1))
    }

    /// Adds an operand unless it is already present.
    fn add_once(&mut self, operand: Value) {
        let known = self.operands.iter().position(|other| *other == operand);
        let expr = match known {
            Some(place) => (self.make)(self.ctx, number(place)),
            None => self.push(operand),
        };
        self.exprs.push(expr);
    }
}

/// Whether the value is a valid symbol at its definition (`isValidSymbol`).
pub fn may_be_symbol(ir: &Ir, value: Value) -> bool {
    let ctx = ir.context();
    let validity = Validity { ctx, ir };
    validity.is_top_level_index(value)
        || ir.defining_op(value).is_some_and(|op| validity.is_symbol(value, validity.scope(op)))
}

/// Whether the value is a valid dimension at its definition (`isValidDim`).
fn may_be_dim(ir: &Ir, value: Value) -> bool {
    let ctx = ir.context();
    let validity = Validity { ctx, ir };
    match ir.defining_op(value) {
        Some(op) => validity.is_dim(value, validity.scope(op)),
        None => validity.is_top_level_index(value) || validity.is_dim(value, None),
    }
}

impl Applied {
    /// Creates expressions with operands. The first `dims` operands are dimensions.
    pub fn new(exprs: &[AffineExpr], operands: &[Value], dims: u32) -> Applied {
        let (dims, symbols) = operands.split_at((dims as usize).min(operands.len()));
        Applied { exprs: exprs.to_vec(), dims: dims.to_vec(), symbols: symbols.to_vec() }
    }

    /// A map applied to operands.
    pub fn from_map(ctx: &Context, map: AffineMap, operands: &[Value]) -> Applied {
        Applied::new(map.results(ctx), operands, map.num_dims(ctx))
    }

    /// The numbers of dimensions and symbols.
    pub fn counts(&self) -> (u32, u32) {
        (number(self.dims.len()), number(self.symbols.len()))
    }

    /// The expressions as a map.
    pub fn map(&self, ctx: &Context) -> AffineMap {
        let (dims, symbols) = self.counts();
        ctx.affine_map(dims, symbols, &self.exprs)
    }

    /// The operands, dimensions first.
    pub fn operands(&self) -> Vec<Value> {
        [self.dims.as_slice(), &self.symbols].concat()
    }

    /// The expressions with dimensions and symbols replaced.
    fn remapped(&self, ctx: &Context, dims: Remapped<'_>, symbols: Remapped<'_>) -> Applied {
        let replaced = |expr: &AffineExpr| expr.replace_dims_and_symbols(ctx, &dims.exprs, &symbols.exprs);
        Applied {
            exprs: self.exprs.iter().map(replaced).collect(),
            dims: dims.operands,
            symbols: symbols.operands,
        }
    }

    /// Turns dimensions that may be symbols into symbols, after the existing ones
    /// (`canonicalizePromotedSymbols`).
    fn with_promoted_dims(&self, ir: &Ir) -> Applied {
        let ctx = ir.context();
        let (mut dims, mut symbols) = (Remapped::dims(ctx), Remapped::symbols(ctx));
        for &operand in &self.symbols {
            let expr = symbols.push(operand);
            symbols.exprs.push(expr);
        }
        for &operand in &self.dims {
            let is_symbol = may_be_symbol(ir, operand);
            let expr = if is_symbol { symbols.push(operand) } else { dims.push(operand) };
            dims.exprs.push(expr);
        }
        self.remapped(ctx, dims, symbols)
    }

    /// Turns symbols that are only valid as dimensions into dimensions, after the existing ones
    /// (`legalizeDemotedDims`). Composition and inlining create such symbols.
    fn with_demoted_symbols(&self, ir: &Ir) -> Applied {
        let ctx = ir.context();
        let (mut dims, mut symbols) = (Remapped::dims(ctx), Remapped::symbols(ctx));
        dims.operands.extend(&self.dims);
        for &operand in &self.symbols {
            let is_dim = may_be_dim(ir, operand) && !may_be_symbol(ir, operand);
            let expr = if is_dim { dims.push(operand) } else { symbols.push(operand) };
            symbols.exprs.push(expr);
        }
        self.remapped(ctx, dims, symbols)
    }

    /// Whether the expressions use each dimension and each symbol.
    fn uses(&self, ctx: &Context) -> [Vec<bool>; 2] {
        let mut dims = vec![false; self.dims.len()];
        let mut symbols = vec![false; self.symbols.len()];
        for expr in &self.exprs {
            for leaf in expr.leaves(ctx) {
                let place = match leaf.kind(ctx) {
                    AffineExprKind::Dim(position) => dims.get_mut(position as usize),
                    AffineExprKind::Symbol(position) => symbols.get_mut(position as usize),
                    _ => None,
                };
                if let Some(place) = place {
                    *place = true;
                }
            }
        }
        [dims, symbols]
    }

    /// The canonical form: dimensions that may be symbols are symbols, constant operands are folded into the
    /// expressions, and there are no duplicate or unused operands.
    pub fn canonical(&self, ir: &Ir) -> Applied {
        let ctx = ir.context();
        if self.dims.is_empty() && self.symbols.is_empty() {
            return self.clone();
        }
        let sorted = self.with_promoted_dims(ir).with_demoted_symbols(ir);
        let [used_dims, used_symbols] = sorted.uses(ctx);
        let unused = ctx.affine_constant(0);
        let (mut dims, mut symbols) = (Remapped::dims(ctx), Remapped::symbols(ctx));
        for (&operand, is_used) in sorted.dims.iter().zip(used_dims) {
            if is_used { dims.add_once(operand) } else { dims.exprs.push(unused) }
        }
        for (&operand, is_used) in sorted.symbols.iter().zip(used_symbols) {
            match IndexOrValue::Value(operand).constant(ir).filter(|_| is_used) {
                Some(constant) => symbols.exprs.push(ctx.affine_constant(constant)),
                None if is_used => symbols.add_once(operand),
                None => symbols.exprs.push(unused),
            }
        }
        sorted.remapped(ctx, dims, symbols)
    }

    /// Whether an operand is the result of an `affine.apply`.
    pub fn has_applied_operand(&self, ir: &Ir) -> bool {
        is_any_applied(ir, self.dims.iter().chain(&self.symbols))
    }

    /// Replaces operands that are results of `affine.apply` by its expressions, repeatedly; then
    /// canonicalizes and simplifies the expressions.
    pub fn composed(&self, ir: &Ir) -> Applied {
        self.composed_while(ir, |_| true)
    }

    /// The canonical form of the expressions, composed with the maps that compute the operands.
    pub fn fully_composed(&self, ir: &Ir) -> Applied {
        self.composed_with_applied(ir).simplified(ir.context()).canonical(ir)
    }

    /// Composes only if an operand is the result of an `affine.apply`. MLIR does not compose loop bounds
    /// otherwise.
    pub fn composed_with_applied(&self, ir: &Ir) -> Applied {
        self.composed_while(ir, |parts| is_any_applied(ir, parts.dims.iter().chain(&parts.symbols).flatten()))
    }

    fn composed_while(&self, ir: &Ir, goes_on: impl Fn(&Composed) -> bool) -> Applied {
        let mut parts = Composed {
            exprs: self.exprs.clone(),
            dims: self.dims.iter().copied().map(Some).collect(),
            symbols: self.symbols.iter().copied().map(Some).collect(),
        };
        while goes_on(&parts) && parts.compose_next(ir) {}
        let ctx = ir.context();
        parts.compressed(ctx).canonical(ir).simplified(ctx)
    }

    /// Simplifies the expressions.
    pub fn simplified(self, ctx: &Context) -> Applied {
        let (dims, symbols) = self.counts();
        let exprs = self.exprs.iter().map(|expr| expr.simplified(ctx, dims, symbols)).collect();
        Applied { exprs, ..self }
    }
}

/// Whether one of the values is the result of an `affine.apply`.
fn is_any_applied<'v>(ir: &Ir, mut values: impl Iterator<Item = &'v Value>) -> bool {
    values.any(|value| defined_by::<AffineApplyOp>(ir, *value).is_some())
}

/// The expression that defines a dimension or symbol: the canonicalized map of an `affine.apply`, or the
/// operand of an `affine.delinearize_index` with a single result.
fn computed_by(ir: &Ir, value: Value, is_dim: bool) -> Option<Applied> {
    let ctx = ir.context();
    if let Some(apply) = defined_by::<AffineApplyOp>(ir, value) {
        let map = map_of(ctx, apply.map_attr(ir))?;
        return Some(Applied::from_map(ctx, map, &apply.map_operands(ir).to_vec()).canonical(ir));
    }
    let divided: AffineDelinearizeIndexOp = defined_by(ir, value)?;
    let linear = [divided.linear_index(ir)];
    (ir.num_results(divided.op()) == 1).then(|| {
        if is_dim {
            Applied::new(&[ctx.affine_dim(0)], &linear, 1)
        } else {
            Applied::new(&[ctx.affine_symbol(0)], &linear, 0)
        }
    })
}

/// The expression with a dimension or symbol replaced by another expression.
fn composed(ctx: &Context, expr: AffineExpr, leaf: AffineExpr, by: AffineExpr) -> AffineExpr {
    expr.replace_leaves(ctx, |own| if own == leaf { by } else { own })
}

/// Expressions during composition. Operands are only appended or removed, so other indices stay valid.
struct Composed {
    exprs: Vec<AffineExpr>,
    dims: Vec<Option<Value>>,
    symbols: Vec<Option<Value>>,
}

impl Composed {
    /// Replaces the first operand that an expression defines. Returns whether one was found.
    fn compose_next(&mut self, ir: &Ir) -> bool {
        let ctx = ir.context();
        let find = |list: &[Option<Value>], is_dim| {
            let mut operands = list.iter().enumerate();
            operands.find_map(|(place, operand)| Some((place, computed_by(ir, (*operand)?, is_dim)?)))
        };
        let of_dims = find(&self.dims, true);
        let is_dim = of_dims.is_some();
        let Some((place, inner)) = of_dims.or_else(|| find(&self.symbols, false)) else { return false };
        let [result] = inner.exprs.as_slice() else { return false };
        let (dims, symbols) = (number(self.dims.len()), number(self.symbols.len()));
        let result = result.shifted(ctx, dims, symbols);
        let (leaf, list) = if is_dim {
            (ctx.affine_dim(number(place)), &mut self.dims)
        } else {
            (ctx.affine_symbol(number(place)), &mut self.symbols)
        };
        let exprs: Vec<AffineExpr> =
            self.exprs.iter().map(|expr| composed(ctx, *expr, leaf, result)).collect();
        if exprs.iter().any(|expr| expr.leaves(ctx).nth(MAX_LEAVES).is_some()) {
            return false;
        }
        if let Some(operand) = list.get_mut(place) {
            *operand = None;
        }
        self.exprs = exprs;
        self.dims.extend(inner.dims.into_iter().map(Some));
        self.symbols.extend(inner.symbols.into_iter().map(Some));
        true
    }

    /// The expressions of the remaining operands.
    fn compressed(self, ctx: &Context) -> Applied {
        let unused = ctx.affine_constant(0);
        let compress = |mut list: Remapped<'_>, operands: Vec<Option<Value>>| {
            for operand in operands {
                let expr = operand.map_or(unused, |operand| list.push(operand));
                list.exprs.push(expr);
            }
            (list.exprs, list.operands)
        };
        let (of_dims, dims) = compress(Remapped::dims(ctx), self.dims);
        let (of_symbols, symbols) = compress(Remapped::symbols(ctx), self.symbols);
        let replaced = |expr: AffineExpr| expr.replace_dims_and_symbols(ctx, &of_dims, &of_symbols);
        Applied { exprs: self.exprs.into_iter().map(replaced).collect(), dims, symbols }
    }
}
