//! Constraints of values: a system with a column for each induction variable, each symbol and each quotient,
//! in MLIR's order (`FlatAffineValueConstraints`). It relies on the systems of
//! [`dependence`](super::dependence).

use ir_core::context::{AffineBinary, FlatExpr};
use ir_core::stack::grow;

use super::bounds::Bound;
use super::canonicalize::{Applied, may_be_symbol};
use super::dependence::{Row, System};
use super::maps::map_of;
use super::parallel::group_sizes;
use super::{AffineApplyOp, AffineForOp, AffineParallelOp};
use crate::fold::defined_by;
use crate::index_or_value::IndexOrValue;
use crate::prelude::*;

/// The operation that owns an induction variable.
fn owner<T: OpHandle>(ir: &Ir, value: Value) -> Option<T> {
    let block = ir.value_block(value).filter(|_| ir.defining_op(value).is_none())?;
    T::cast(ir, ir.parent_op(block)?)
}

/// The `affine.for` of an induction variable.
pub(super) fn loop_of(ir: &Ir, value: Value) -> Option<AffineForOp> {
    owner::<AffineForOp>(ir, value).filter(|looped| looped.induction_variable(ir) == Some(value))
}

/// The `affine.parallel` of an induction variable.
pub(super) fn parallel_of(ir: &Ir, value: Value) -> Option<AffineParallelOp> {
    owner(ir, value)
}

impl AffineForOp {
    /// The induction variable.
    pub(super) fn induction_variable(self, ir: &Ir) -> Option<Value> {
        ir.arguments(ir.first_block(self.region(ir))?).next()
    }
}

/// A system of constraints with the values of its columns: dimensions, then symbols, then quotients without a
/// value.
#[derive(Clone)]
pub(super) struct ValueConstraints<'a> {
    pub(super) ir: &'a Ir,
    /// The values of dimensions and symbols; `None` for the dimension of a memref.
    pub(super) values: Vec<Option<Value>>,
    /// The number of dimensions.
    pub(super) dims: usize,
    pub(super) system: System,
}

impl<'a> ValueConstraints<'a> {
    /// Creates a system without constraints.
    pub(super) fn new(ir: &'a Ir, dims: &[Value], symbols: &[Value]) -> Self {
        let values: Vec<Option<Value>> = dims.iter().chain(symbols).copied().map(Some).collect();
        let system = System { variables: values.len(), shared: values.len(), ..System::default() };
        ValueConstraints { ir, values, dims: dims.len(), system }
    }

    /// The constraints of a loop nest (MLIR's `getIndexSet`). The induction variables are the first
    /// dimensions. `None` if a bound is not an affine expression of induction variables and symbols.
    pub(super) fn from_loops(ir: &'a Ir, loops: &[AffineForOp]) -> Option<Self> {
        let variables: Vec<Value> =
            loops.iter().map(|looped| looped.induction_variable(ir)).collect::<Option<_>>()?;
        let mut constraints = ValueConstraints::new(ir, &variables, &[]);
        loops.iter().try_for_each(|looped| constraints.add_loop(*looped))?;
        Some(constraints)
    }

    /// The columns of values, in a range.
    pub(super) fn values_in(&self, columns: std::ops::Range<usize>) -> Option<Vec<Value>> {
        self.values.get(columns)?.iter().copied().collect()
    }

    /// The column of a value.
    pub(super) fn column(&self, value: Value) -> Option<usize> {
        self.values.iter().position(|known| *known == Some(value))
    }

    fn zeros(&self) -> Row {
        vec![0; self.system.variables + 1]
    }

    /// Inserts columns of dimensions.
    pub(super) fn insert_dims(&mut self, at: usize, values: &[Option<Value>]) {
        self.values.splice(at..at, values.iter().copied());
        self.system.insert_shared(at, values.len());
        self.dims += values.len();
    }

    /// Appends columns of symbols.
    pub(super) fn append_symbols(&mut self, values: &[Option<Value>]) {
        self.system.insert_shared(self.values.len(), values.len());
        self.values.extend(values);
    }

    /// Inserts a column of a symbol.
    pub(super) fn insert_symbol(&mut self, at: usize, value: Option<Value>) {
        self.values.insert(at, value);
        self.system.insert_shared(at, 1);
    }

    /// Adds the equality of a column and a constant.
    pub(super) fn add_constant(&mut self, column: usize, constant: i64) {
        let mut row = self.zeros();
        row[column] = 1;
        row[self.system.variables] = -i128::from(constant);
        self.system.equalities.push(row);
    }

    /// Adds an inclusive constant bound.
    pub(super) fn add_constant_bound(&mut self, column: usize, bound: Bound, constant: i64) {
        let sign = if bound == Bound::Lower { 1 } else { -1 };
        let mut row = self.zeros();
        row[column] = sign;
        row[self.system.variables] = -sign * i128::from(constant);
        self.system.inequalities.push(row);
    }

    /// Adds a column for an operand of a bound, with its constraints; `None` if it is neither an induction
    /// variable nor a symbol (MLIR's `addInductionVarOrTerminalSymbol`).
    pub(super) fn add_value(&mut self, value: Value) -> Option<()> {
        let ir = self.ir;
        if self.column(value).is_some() {
            return Some(());
        }
        if let Some(looped) = loop_of(ir, value) {
            self.insert_dims(self.dims, &[Some(value)]);
            return grow(|| self.add_loop(looped));
        }
        if let Some(looped) = parallel_of(ir, value) {
            let variables = ir.first_block(looped.region(ir)).into_iter();
            let variables: Vec<Option<Value>> =
                variables.flat_map(|body| ir.arguments(body)).map(Some).collect();
            self.insert_dims(self.dims, &variables);
            return grow(|| self.add_parallel(looped));
        }
        if defined_by::<AffineApplyOp>(ir, value).is_some() || !may_be_symbol(ir, value) {
            return None;
        }
        self.append_symbols(&[Some(value)]);
        if let Some(constant) = IndexOrValue::Value(value).constant(ir) {
            self.add_constant(self.values.len() - 1, constant);
        }
        Some(())
    }

    /// Adds the constraints of the induction variable of a loop (MLIR's `addAffineForOpDomain`).
    pub(super) fn add_loop(&mut self, looped: AffineForOp) -> Option<()> {
        let ir = self.ir;
        let column = self.column(looped.induction_variable(ir)?)?;
        let step = i128::from(looped.step_number(ir)?);
        if let Some(start) = looped.constant_lower_bound(ir).filter(|_| step != 1) {
            let quotient = self.system.variables;
            self.system.append_local();
            let mut distance = self.zeros();
            distance[column] = 1;
            distance[quotient + 1] = -i128::from(start);
            self.add_quotient(quotient, distance.clone(), step)?;
            distance[quotient] = -step;
            self.system.equalities.push(distance);
        }
        for bound in [Bound::Lower, Bound::Upper] {
            let (map, operands) = looped.bound(ir, bound);
            self.add_bound(column, bound, map?, &operands)?;
        }
        Some(())
    }

    /// Adds the constraints of the induction variables of a parallel loop (MLIR's
    /// `addAffineParallelOpDomain`); `None` if one has no column.
    pub(super) fn add_parallel(&mut self, looped: AffineParallelOp) -> Option<()> {
        let (ir, ctx) = (self.ir, self.ir.context());
        let variables: Vec<Value> = ir.arguments(ir.first_block(looped.region(ir))?).collect();
        let [lower, upper] = looped.bound_operands(ctx, ir);
        let bounds = [
            (Bound::Lower, looped.lower_bounds_map_attr(ir), looped.lower_bounds_groups_attr(ir), lower),
            (Bound::Upper, looped.upper_bounds_map_attr(ir), looped.upper_bounds_groups_attr(ir), upper),
        ];
        let mut starts = [0; 2];
        for (index, variable) in variables.into_iter().enumerate() {
            let column = self.column(variable)?;
            for ((bound, map, groups, operands), start) in bounds.iter().zip(&mut starts) {
                let map = map_of(ctx, *map)?;
                let end = *start + group_sizes(ctx, *groups)?.nth(index)?;
                let group = map.results(ctx).get(*start..end)?;
                let group = ctx.affine_map(map.num_dims(ctx), map.num_symbols(ctx), group);
                *start = end;
                self.add_bound(column, *bound, group, operands)?;
            }
        }
        Some(())
    }

    /// Adds the bound of a map after composition with the maps of its operands.
    pub(super) fn add_bound(
        &mut self,
        column: usize,
        bound: Bound,
        map: AffineMap,
        operands: &[Value],
    ) -> Option<()> {
        for mut row in self.composed(map, operands)? {
            match bound {
                Bound::Lower => row.iter_mut().for_each(|number| *number = -*number),
                Bound::Upper => row[self.system.variables] -= 1,
            }
            // As in MLIR, a bound by the variable itself adds no constraint.
            if row[column] == 0 {
                row[column] = if bound == Bound::Lower { 1 } else { -1 };
                self.system.inequalities.push(row);
            }
        }
        Some(())
    }

    /// Adds the equality of a variable and the only result of a map after composition with the maps of its
    /// operands.
    pub(super) fn add_definition(&mut self, column: usize, map: AffineMap, operands: &[Value]) -> Option<()> {
        for mut row in self.composed(map, operands)? {
            row.iter_mut().for_each(|number| *number = -*number);
            if row[column] == 0 {
                row[column] = 1;
                self.system.equalities.push(row);
            }
        }
        Some(())
    }

    /// The rows of the results of a map after composition with the maps of its operands.
    fn composed(&mut self, map: AffineMap, operands: &[Value]) -> Option<Vec<Row>> {
        let (ir, ctx) = (self.ir, self.ir.context());
        let applied = Applied::from_map(ctx, map, operands).fully_composed(ir);
        applied.operands().into_iter().try_for_each(|operand| self.add_value(operand))?;
        self.flattened(&applied)
    }

    /// Inserts a dimension for each expression before the others, and the equality of both (MLIR's
    /// `composeMap`); `None` if an expression is not affine.
    pub(super) fn add_indices(&mut self, applied: &Applied) -> Option<()> {
        let rows = self.flattened(applied)?;
        let rank = rows.len();
        self.insert_dims(0, &vec![None; rank]);
        for (index, row) in rows.into_iter().enumerate() {
            let mut equality = vec![0; rank];
            equality[index] = 1;
            equality.extend(row.into_iter().map(|number| -number));
            self.system.equalities.push(equality);
        }
        Some(())
    }

    /// The rows of expressions. The operands must have columns. New quotients come before the others.
    /// `None` if an expression is not affine.
    fn flattened(&mut self, applied: &Applied) -> Option<Vec<Row>> {
        let ctx = self.ir.context();
        let (dims, symbols) = applied.counts();
        let flat = |expr: &AffineExpr| FlatExpr::flatten(ctx, *expr, dims, symbols);
        let exprs: Vec<FlatExpr> = applied.exprs.iter().map(flat).collect::<Option<_>>()?;
        let mut quotients: Vec<AffineExpr> = Vec::new();
        for (quotient, _) in exprs.iter().flat_map(FlatExpr::locals) {
            if !quotients.contains(&quotient) {
                quotients.push(quotient);
            }
        }
        self.system.insert_locals(quotients.len());
        for (index, quotient) in quotients.iter().enumerate() {
            let AffineExprKind::Binary(op, dividend, divisor) = quotient.kind(ctx) else { return None };
            let divisor = i128::from(divisor.as_constant(ctx).filter(|divisor| *divisor > 0)?);
            let mut row = self.row(applied, &quotients, &flat(&dividend)?)?;
            match op {
                AffineBinary::FloorDiv => {}
                AffineBinary::CeilDiv => row[self.system.variables] += divisor - 1,
                _ => return None,
            }
            self.add_quotient(self.values.len() + index, row, divisor)?;
        }
        exprs.iter().map(|expr| self.row(applied, &quotients, expr)).collect()
    }

    fn row(&self, applied: &Applied, quotients: &[AffineExpr], expr: &FlatExpr) -> Option<Row> {
        let mut row = self.zeros();
        for (value, coefficient) in applied.operands().into_iter().zip(expr.inputs()) {
            row[self.column(value)?] += i128::from(*coefficient);
        }
        for (quotient, coefficient) in expr.locals().filter(|(_, coefficient)| *coefficient != 0) {
            let index = quotients.iter().position(|known| *known == quotient)?;
            row[self.values.len() + index] += i128::from(coefficient);
        }
        row[self.system.variables] = i128::from(expr.constant());
        Some(row)
    }

    /// Adds the constraints of a `floordiv` quotient in its column.
    fn add_quotient(&mut self, column: usize, dividend: Row, divisor: i128) -> Option<()> {
        let mut lower = dividend;
        let mut upper: Row = lower.iter().map(|number| -number).collect();
        lower[column] = -divisor;
        upper[column] = divisor;
        *upper.last_mut()? += divisor - 1;
        self.system.inequalities.extend([lower, upper]);
        Some(())
    }
}
