//! Computations of indices.

use dialects::affine::*;
use ir_core::context::{AffineBinary, AffineExpr, AffineExprKind, AffineMap, Context};
use ir_core::predicates::attributes::affine_map;

use crate::code::{Flow, Slot};
use crate::dialects::mixed::Mixed;
use crate::emitter::Emitter;
use crate::machine::Machine;
use crate::registry::Interpret;
use crate::stop::{Computed, undefined};
use crate::value::Value;

impl Interpret for AffineApplyOp {
    fn emit(self, e: &mut Emitter<'_>) {
        extremum(e, |values| values.first().copied());
    }
}

impl Interpret for AffineDelinearizeIndexOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, results) = (e.operands(), e.results());
        let basis = Mixed::list(&e.integers("static_basis"), &operands[1..]);
        e.step(move |m| {
            let mut index = m.index(operands[0])?;
            let basis = Mixed::get_all(&basis, m, "a basis")?;
            let inner = if basis.len() == results.len() { &basis[1..] } else { &basis[..] };
            for (size, slot) in inner.iter().rev().zip(results.iter().rev()) {
                if *size <= 0 {
                    return undefined(format!("has the basis {size}, which is not positive"));
                }
                m.set(*slot, Value::index(index.rem_euclid(*size)));
                index = index.div_euclid(*size);
            }
            m.set(results[0], Value::index(index));
            Ok(Flow::Next)
        });
    }
}

impl Interpret for AffineLinearizeIndexOp {
    fn emit(self, e: &mut Emitter<'_>) {
        let (operands, count) = (e.operands(), self.multi_index(e.ir()).len());
        let basis = Mixed::list(&e.integers("static_basis"), &operands[count..]);
        let is_disjoint = e.flag("disjoint");
        e.compute(move |m| {
            let basis = Mixed::get_all(&basis, m, "a basis")?;
            let skipped = count - basis.len().min(count);
            let mut total = 0_i64;
            for (position, slot) in operands[..count].iter().enumerate() {
                let index = m.index(*slot)?;
                let size = position.checked_sub(skipped).map(|position| basis[position]);
                if is_disjoint && size.is_some_and(|size| !(0..size).contains(&index)) {
                    return crate::stop::poison("has an index beyond its basis, and the flag 'disjoint'");
                }
                total =
                    total.wrapping_mul(if position == 0 { 1 } else { size.unwrap_or(1) }).wrapping_add(index);
            }
            Ok(Value::index(total))
        });
    }
}

impl Interpret for AffineMaxOp {
    fn emit(self, e: &mut Emitter<'_>) {
        extremum(e, |values| values.iter().copied().max());
    }
}

impl Interpret for AffineMinOp {
    fn emit(self, e: &mut Emitter<'_>) {
        extremum(e, |values| values.iter().copied().min());
    }
}

/// Emits the choice of a result of the map.
fn extremum(e: &mut Emitter<'_>, choose: fn(&[i64]) -> Option<i64>) {
    let operands = e.operands();
    let Some(map) = Map::of_attribute(e, "map", &operands) else { return };
    e.compute(move |m| Ok(Value::index(choose(&map.evaluate(m)?).unwrap_or(0))));
}

/// A step of an affine expression in postfix form, which needs no recursion.
#[derive(Clone, Copy, Debug)]
enum Node {
    Constant(i64),
    Operand(Slot),
    Binary(AffineBinary),
}

/// An affine expression in postfix form.
#[derive(Clone, Debug)]
struct Expr(Vec<Node>);

impl Expr {
    fn new(ctx: &Context, expr: AffineExpr, dims: usize, operands: &[Slot]) -> Self {
        let operand =
            |index: usize| operands.get(index).map_or(Node::Constant(0), |slot| Node::Operand(*slot));
        // An operation, its right-hand side, its left-hand side: the reverse of the postfix form.
        let (mut nodes, mut left) = (Vec::new(), vec![expr]);
        while let Some(expr) = left.pop() {
            nodes.push(match expr.kind(ctx) {
                AffineExprKind::Constant(value) => Node::Constant(value),
                AffineExprKind::Dim(position) => operand(position as usize),
                AffineExprKind::Symbol(position) => operand(dims + position as usize),
                AffineExprKind::Binary(op, lhs, rhs) => {
                    left.extend([lhs, rhs]);
                    Node::Binary(op)
                }
            });
        }
        nodes.reverse();
        Expr(nodes)
    }

    fn evaluate(&self, m: &Machine<'_>) -> Computed<i64> {
        match *self.0.as_slice() {
            [Node::Constant(value)] => return Ok(value),
            [Node::Operand(slot)] => return m.index(slot),
            _ => {}
        }
        let mut values: Vec<i64> = Vec::with_capacity(8);
        for node in &self.0 {
            let value = match *node {
                Node::Constant(value) => value,
                Node::Operand(slot) => m.index(slot)?,
                Node::Binary(op) => {
                    let (Some(rhs), Some(lhs)) = (values.pop(), values.pop()) else { continue };
                    binary(op, lhs, rhs)?
                }
            };
            values.push(value);
        }
        Ok(values.pop().unwrap_or(0))
    }
}

fn binary(op: AffineBinary, lhs: i64, rhs: i64) -> Computed<i64> {
    match op {
        AffineBinary::Add => Ok(lhs.wrapping_add(rhs)),
        AffineBinary::Mul => Ok(lhs.wrapping_mul(rhs)),
        _ if rhs <= 0 => undefined(format!("divides by {rhs}, which is not positive")),
        AffineBinary::Mod => Ok(lhs.rem_euclid(rhs)),
        AffineBinary::FloorDiv => Ok(lhs.div_euclid(rhs)),
        AffineBinary::CeilDiv => Ok(lhs.div_euclid(rhs) + i64::from(lhs.rem_euclid(rhs) != 0)),
    }
}

/// An affine map that is applied to operands.
#[derive(Clone, Debug)]
pub struct Map(Vec<Expr>);

impl Map {
    /// A map; dimensions are the first operands, symbols the others.
    #[must_use]
    pub fn new(ctx: &Context, map: AffineMap, operands: &[Slot]) -> Self {
        Self::of_expressions(ctx, map.results(ctx), map.num_dims(ctx) as usize, operands)
    }

    /// Expressions over `dims` dimensions, which are the first operands.
    #[must_use]
    pub fn of_expressions(ctx: &Context, exprs: &[AffineExpr], dims: usize, operands: &[Slot]) -> Self {
        Map(exprs.iter().map(|expr| Expr::new(ctx, *expr, dims, operands)).collect())
    }

    /// The map in an attribute of the current operation; emits an error without one.
    pub fn of_attribute(e: &mut Emitter<'_>, name: &str, operands: &[Slot]) -> Option<Self> {
        let ctx = e.ctx();
        match e.attribute(name).and_then(|map| affine_map(ctx, map)) {
            Some(map) => Some(Map::new(ctx, map, operands)),
            None => {
                e.unsupported("has no affine map");
                None
            }
        }
    }

    /// The numbers of the results.
    ///
    /// # Errors
    /// An operand is poison, or a divisor is not positive.
    pub fn evaluate(&self, m: &Machine<'_>) -> Computed<Vec<i64>> {
        self.0.iter().map(|expr| expr.evaluate(m)).collect()
    }

    /// The numbers of the results, which must not be poison.
    ///
    /// # Errors
    /// An operand is poison, or a divisor is not positive.
    pub fn required(&self, m: &Machine<'_>, role: &str) -> Computed<Vec<i64>> {
        self.evaluate(m).map_err(|stop| stop.required(role))
    }
}
