//! The values of an access's operands as a system: a variable for each induction variable and symbol, and constraints by the
//! operations around the access.

use ir_core::context::{AffineBinary, FlatExpr};

use super::system::{Row, System};
use crate::affine::bounds::Bound;
use crate::affine::canonicalize::Applied;
use crate::affine::maps::map_of;
use crate::affine::parallel::group_sizes;
use crate::affine::{AffineForOp, AffineIfOp, AffineParallelOp};
use crate::prelude::*;

/// The two accesses that are compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Side {
    Source,
    Target,
}

/// A variable of the system, in the order of columns.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Variable {
    /// A dimension, with its index among those of the access.
    Dim(Side, usize),
    /// A symbol, with its index.
    Symbol(usize),
    /// A quotient, rounded down, with its index.
    Quotient(usize),
}

/// A linear combination of variables, sorted and without zeros.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Linear {
    terms: Vec<(Variable, i128)>,
    constant: i128,
}

impl Linear {
    fn constant(constant: i128) -> Linear {
        Linear { terms: Vec::new(), constant }
    }

    fn from_variable(variable: Variable) -> Linear {
        Linear { terms: vec![(variable, 1)], constant: 0 }
    }

    /// The sum with a multiple of another combination. Coefficients come from 64 bits, so that sums of a few products fit.
    pub(super) fn plus(mut self, other: &Linear, factor: i128) -> Linear {
        for (variable, coefficient) in &other.terms {
            let coefficient = coefficient.saturating_mul(factor);
            match self.terms.binary_search_by(|(known, _)| known.cmp(variable)) {
                Ok(index) => self.terms[index].1 = self.terms[index].1.saturating_add(coefficient),
                Err(index) => self.terms.insert(index, (variable.clone(), coefficient)),
            }
        }
        self.terms.retain(|(_, coefficient)| *coefficient != 0);
        self.constant = self.constant.saturating_add(other.constant.saturating_mul(factor));
        self
    }

    /// The sum with a constant.
    pub(super) fn plus_constant(mut self, constant: i128) -> Linear {
        self.constant = self.constant.saturating_add(constant);
        self
    }
}

/// The operations around an operation, outer ones first.
fn outer_first(ir: &Ir, op: Op) -> Vec<Op> {
    let mut around: Vec<Op> =
        std::iter::successors(ir.parent_op(op), |around| ir.parent_op(*around)).collect();
    around.reverse();
    around
}

/// The induction variables of the affine loops around an operation, outer ones first.
pub fn induction_variables(ir: &Ir, op: Op) -> Vec<Value> {
    let mut variables = Vec::new();
    for op in outer_first(ir, op) {
        if let Some(looped) = AffineForOp::cast(ir, op) {
            let body = ir.first_block(looped.region(ir));
            variables.extend(body.and_then(|body| ir.arguments(body).next()));
        } else if let Some(looped) = AffineParallelOp::cast(ir, op) {
            let body = ir.first_block(looped.region(ir));
            variables.extend(body.into_iter().flat_map(|body| ir.arguments(body)));
        }
    }
    variables
}

/// The constraints of two accesses under construction.
pub(super) struct Constraints<'a> {
    ir: &'a Ir,
    dims: [Vec<Value>; 2],
    symbols: Vec<Value>,
    /// The dividends and divisors of quotients.
    quotients: Vec<(Linear, i64)>,
    /// Equalities by what is around each access.
    around: [Vec<Linear>; 2],
    /// Equalities of the indices.
    indices: Vec<Linear>,
    /// Equalities of the order of executions.
    order: Vec<Linear>,
    /// The quotients whose inequalities are known, for each side.
    placed: [Vec<usize>; 2],
    /// Inequalities by the indices of the source, by what is around it, both for the target, and by the order of executions. They are
    /// collected for the target first.
    inequalities: [Vec<Linear>; 5],
    /// The group to which inequalities are added.
    group: usize,
}

/// The group of inequalities by the order of executions.
const ORDER: usize = 4;

impl<'a> Constraints<'a> {
    pub(super) fn new(ir: &'a Ir) -> Self {
        Constraints {
            ir,
            dims: [Vec::new(), Vec::new()],
            symbols: Vec::new(),
            quotients: Vec::new(),
            around: [Vec::new(), Vec::new()],
            indices: Vec::new(),
            order: Vec::new(),
            placed: [Vec::new(), Vec::new()],
            inequalities: Default::default(),
            group: ORDER,
        }
    }

    /// The number of leading induction variables that both accesses have.
    pub(super) fn num_common_loops(&self) -> usize {
        let [source, target] = &self.dims;
        let is_loop = |value: &Value| self.ir.defining_op(*value).is_none();
        source.iter().zip(target).take_while(|(a, b)| a == b && is_loop(a)).count()
    }

    /// The number of dimensions of the source, which are the first columns of the [system](Self::system).
    pub(super) fn num_dims_of_source(&self) -> usize {
        self.dims[Side::Source as usize].len()
    }

    /// The values of the columns: dimensions of the source, those of the target, and symbols.
    pub(super) fn values(&self) -> [&[Value]; 3] {
        let [source, target] = &self.dims;
        [source, target, &self.symbols]
    }

    /// The induction variable of a common loop.
    pub(super) fn induction_variable(side: Side, index: usize) -> Linear {
        Linear::from_variable(Variable::Dim(side, index))
    }

    /// Both accesses have this index in common: the difference is zero.
    pub(super) fn add_index(&mut self, difference: Linear) {
        self.indices.push(difference);
    }

    /// Both accesses are executed in the same iteration of a loop: the difference is zero.
    pub(super) fn add_same_iteration(&mut self, difference: Linear) {
        self.order.push(difference);
    }

    pub(super) fn add_inequality(&mut self, positive: Linear) {
        self.inequalities[ORDER].push(positive);
    }

    fn push(&mut self, positive: Linear) {
        self.inequalities[self.group].push(positive);
    }

    fn dim(&self, side: Side, value: Value) -> Option<Linear> {
        let index = self.dims[side as usize].iter().position(|known| *known == value)?;
        Some(Linear::from_variable(Variable::Dim(side, index)))
    }

    fn symbol(&mut self, value: Value) -> Linear {
        let index = self.symbols.iter().position(|known| *known == value).unwrap_or_else(|| {
            self.symbols.push(value);
            self.symbols.len() - 1
        });
        Linear::from_variable(Variable::Symbol(index))
    }

    /// The variable of `dividend floordiv divisor`, with its constraints. As in MLIR, both sides have them.
    fn quotient(&mut self, side: Side, dividend: Linear, divisor: i64) -> Linear {
        let known = (dividend, divisor);
        let index = self.quotients.iter().position(|other| *other == known).unwrap_or_else(|| {
            self.quotients.push(known.clone());
            self.quotients.len() - 1
        });
        let quotient = Linear::from_variable(Variable::Quotient(index));
        if !self.placed[side as usize].contains(&index) {
            self.placed[side as usize].push(index);
            let divisor = i128::from(divisor);
            self.push(known.0.clone().plus(&quotient, -divisor));
            let negated = Linear::constant(divisor - 1).plus(&known.0, -1);
            self.push(negated.plus(&quotient, divisor));
        }
        quotient
    }

    /// An expression of operands; `None` if an operand is neither a known dimension nor a symbol, or if a divisor is not a
    /// positive constant.
    fn linear(&mut self, side: Side, applied: &Applied, expr: AffineExpr) -> Option<Linear> {
        let ctx = self.ir.context();
        let (dims, symbols) = applied.counts();
        let flat = FlatExpr::flatten(ctx, expr, dims, symbols)?;
        let mut sum = Linear::constant(i128::from(flat.constant()));
        let (of_dims, of_symbols) = flat.inputs().split_at(dims as usize);
        for (value, coefficient) in
            applied.dims.iter().zip(of_dims).filter(|(_, coefficient)| **coefficient != 0)
        {
            sum = sum.plus(&self.dim(side, *value)?, i128::from(*coefficient));
        }
        for (value, coefficient) in applied.symbols.iter().zip(of_symbols) {
            sum = sum.plus(&self.symbol(*value), i128::from(*coefficient));
        }
        for (local, coefficient) in flat.locals().filter(|(_, coefficient)| *coefficient != 0) {
            let AffineExprKind::Binary(op, dividend, divisor) = local.kind(ctx) else { return None };
            let divisor = divisor.as_constant(ctx).filter(|divisor| *divisor > 0)?;
            let dividend = ir_core::stack::grow(|| self.linear(side, applied, dividend))?;
            let quotient = match op {
                AffineBinary::FloorDiv => self.quotient(side, dividend, divisor),
                AffineBinary::CeilDiv => {
                    self.quotient(side, dividend.plus_constant(i128::from(divisor) - 1), divisor)
                }
                _ => return None,
            };
            sum = sum.plus(&quotient, i128::from(coefficient));
        }
        Some(sum)
    }

    /// The indices of an access.
    pub(super) fn indices(&mut self, side: Side, map: AffineMap, operands: &[Value]) -> Option<Vec<Linear>> {
        self.group = 2 * side as usize;
        self.results(side, map, operands)
    }

    /// The results of a map whose operands are composed with the maps that define them.
    fn results(&mut self, side: Side, map: AffineMap, operands: &[Value]) -> Option<Vec<Linear>> {
        let ctx = self.ir.context();
        let applied = Applied::from_map(ctx, map, operands).fully_composed(self.ir);
        applied.exprs.iter().map(|expr| self.linear(side, &applied, *expr)).collect()
    }

    /// Adds the constraints by loops and conditions around an operation; `None` if a bound is not an affine expression of
    /// induction variables and symbols.
    pub(super) fn add_domain(&mut self, side: Side, op: Op) -> Option<()> {
        let ir = self.ir;
        self.group = 2 * side as usize + 1;
        self.dims[side as usize] = induction_variables(ir, op);
        for op in outer_first(ir, op) {
            if let Some(looped) = AffineForOp::cast(ir, op) {
                self.add_loop(side, looped)?;
            } else if let Some(looped) = AffineParallelOp::cast(ir, op) {
                self.add_parallel(side, looped)?;
            } else if let Some(condition) = AffineIfOp::cast(ir, op) {
                self.add_condition(side, condition)?;
            }
        }
        Some(())
    }

    fn add_loop(&mut self, side: Side, looped: AffineForOp) -> Option<()> {
        let ir = self.ir;
        let body = ir.first_block(looped.region(ir))?;
        let variable = self.dim(side, ir.argument(body, 0))?;
        let step = looped.step_number(ir)?;
        let start = looped.constant_lower_bound(ir);
        if let Some(start) = start.filter(|_| step > 1) {
            let distance = variable.clone().plus_constant(-i128::from(start));
            let quotient = self.quotient(side, distance.clone(), step);
            self.around[side as usize].push(distance.plus(&quotient, -i128::from(step)));
        }
        for bound in [Bound::Lower, Bound::Upper] {
            let (map, operands) = looped.bound(ir, bound);
            self.add_bound(side, &variable, bound, map?, &operands)?;
        }
        Some(())
    }

    fn add_parallel(&mut self, side: Side, looped: AffineParallelOp) -> Option<()> {
        let (ir, ctx) = (self.ir, self.ir.context());
        let body = ir.first_block(looped.region(ir))?;
        let variables: Vec<Value> = ir.arguments(body).collect();
        let [lower, upper] = looped.bound_operands(ctx, ir);
        let bounds = [
            (Bound::Lower, looped.lower_bounds_map_attr(ir), looped.lower_bounds_groups_attr(ir), lower),
            (Bound::Upper, looped.upper_bounds_map_attr(ir), looped.upper_bounds_groups_attr(ir), upper),
        ];
        for (bound, map, groups, operands) in bounds {
            let map = map_of(ctx, map)?;
            let mut results = map.results(ctx);
            for (variable, size) in variables.iter().zip(group_sizes(ctx, groups)?) {
                let (group, rest) = results.split_at(size.min(results.len()));
                results = rest;
                let variable = self.dim(side, *variable)?;
                let group = ctx.affine_map(map.num_dims(ctx), map.num_symbols(ctx), group);
                self.add_bound(side, &variable, bound, group, &operands)?;
            }
        }
        Some(())
    }

    fn add_bound(
        &mut self,
        side: Side,
        variable: &Linear,
        bound: Bound,
        map: AffineMap,
        operands: &[Value],
    ) -> Option<()> {
        for result in self.results(side, map, operands)? {
            let distance = match bound {
                Bound::Lower => variable.clone().plus(&result, -1),
                Bound::Upper => result.plus(variable, -1).plus_constant(-1),
            };
            self.push(distance);
        }
        Some(())
    }

    /// Adds the constraints of a condition, those of its negation for neither branch. As in MLIR, operands are not composed, so
    /// that what `affine.apply` defines is a dimension of its own.
    fn add_condition(&mut self, side: Side, condition: AffineIfOp) -> Option<()> {
        let (ir, ctx) = (self.ir, self.ir.context());
        let set = ir_core::predicates::attributes::integer_set(ctx, condition.condition_attr(ir)?)?;
        let constraints = set.constraints(ctx);
        let exprs: Vec<AffineExpr> = constraints.iter().map(|constraint| constraint.expr).collect();
        let operands: Vec<Value> = ir.operands(condition.op()).collect();
        let applied = Applied::new(&exprs, &operands, set.num_dims(ctx)).canonical(ir);
        for dim in &applied.dims {
            if self.dim(side, *dim).is_none() {
                self.dims[side as usize].push(*dim);
            }
        }
        // As in MLIR, a condition with an expression that is not affine says nothing.
        let exprs = applied.exprs.iter().map(|expr| self.linear(side, &applied, *expr));
        let exprs: Vec<Linear> = exprs.collect::<Option<_>>().unwrap_or_default();
        for (constraint, expr) in constraints.iter().zip(exprs) {
            if constraint.is_equality {
                self.around[side as usize].push(expr);
            } else {
                self.push(expr);
            }
        }
        Some(())
    }

    /// The system of all constraints, with equalities in MLIR's order.
    pub(super) fn system(&self) -> System {
        let [source, target] = self.dims.each_ref().map(Vec::len);
        let shared = source + target + self.symbols.len();
        let variables = shared + self.quotients.len();
        let column = |variable: &Variable| match *variable {
            Variable::Dim(Side::Source, index) => index,
            Variable::Dim(Side::Target, index) => source + index,
            Variable::Symbol(index) => source + target + index,
            Variable::Quotient(index) => shared + index,
        };
        let row = |linear: &Linear| {
            let mut row: Row = vec![0; variables + 1];
            for (variable, coefficient) in &linear.terms {
                row[column(variable)] = *coefficient;
            }
            row[variables] = linear.constant;
            row
        };
        let [of_source, of_target] = &self.around;
        let equalities = of_source.iter().chain(&self.indices).chain(of_target).chain(&self.order);
        System {
            variables,
            shared,
            equalities: equalities.map(row).collect(),
            inequalities: self.inequalities.iter().flatten().map(row).collect(),
        }
    }
}
