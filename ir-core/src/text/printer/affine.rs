//! The printer of affine expressions, maps and integer sets.

use super::Printer;
use crate::context::{AffineBinary, AffineExpr, AffineExprKind, AffineMap, IntegerSet};

impl Printer<'_> {
    /// Prints `(d0)[s0] -> (d0 + s0)`.
    pub fn print_affine_map(&mut self, map: AffineMap) {
        self.print_affine_identifiers(map.num_dims(self.ctx), map.num_symbols(self.ctx));
        self.text(" -> (");
        self.print_list(map.results(self.ctx), |p, expr| p.print_affine_expr(*expr));
        self.out.push(')');
    }

    /// Prints `(d0)[s0] : (d0 - s0 >= 0)`.
    pub fn print_integer_set(&mut self, set: IntegerSet) {
        self.print_affine_identifiers(set.num_dims(self.ctx), set.num_symbols(self.ctx));
        self.text(" : (");
        self.print_list(set.constraints(self.ctx), |p, constraint| {
            p.print_affine_expr(constraint.expr);
            p.text(if constraint.is_equality { " == 0" } else { " >= 0" });
        });
        self.out.push(')');
    }

    fn print_affine_identifiers(&mut self, dims: u32, symbols: u32) {
        self.out.push('(');
        self.print_list(0..dims, |p, position| p.print_affine_identifier('d', position));
        self.out.push(')');
        if symbols != 0 {
            self.out.push('[');
            self.print_list(0..symbols, |p, position| p.print_affine_identifier('s', position));
            self.out.push(']');
        }
    }

    fn print_affine_identifier(&mut self, letter: char, position: u32) {
        if let Some([dims, symbols]) = &self.affine_names {
            let names = if letter == 'd' { dims } else { symbols };
            let name = names.get(position as usize).map_or("<<INVALID>>", String::as_str);
            match letter {
                'd' => self.out.push_str(name),
                _ => self.out.extend(["symbol(", name, ")"]),
            }
            return;
        }
        self.out.push(letter);
        self.display(position);
    }

    /// Prints an affine expression.
    pub fn print_affine_expr(&mut self, expr: AffineExpr) {
        self.print_affine_operand(expr, false);
    }

    /// Prints an expression; `binds` is whether it is an operand of a product or quotient.
    fn print_affine_operand(&mut self, expr: AffineExpr, binds: bool) {
        match expr.kind(self.ctx) {
            AffineExprKind::Dim(position) => self.print_affine_identifier('d', position),
            AffineExprKind::Symbol(position) => self.print_affine_identifier('s', position),
            AffineExprKind::Constant(value) => self.display(value),
            AffineExprKind::Binary(op, lhs, rhs) => {
                if binds {
                    self.out.push('(');
                }
                self.nested(|p| match op {
                    AffineBinary::Add => p.print_affine_sum(lhs, rhs),
                    _ => p.print_affine_product(op, lhs, rhs),
                });
                if binds {
                    self.out.push(')');
                }
            }
        }
    }

    fn print_affine_product(&mut self, op: AffineBinary, lhs: AffineExpr, rhs: AffineExpr) {
        let name = match op {
            AffineBinary::Mul if rhs.as_constant(self.ctx) == Some(-1) => {
                self.out.push('-');
                return self.print_affine_operand(lhs, true);
            }
            AffineBinary::Mul => " * ",
            AffineBinary::Mod => " mod ",
            AffineBinary::FloorDiv => " floordiv ",
            AffineBinary::CeilDiv => " ceildiv ",
            AffineBinary::Add => " + ",
        };
        self.print_affine_operand(lhs, true);
        self.text(name);
        self.print_affine_operand(rhs, true);
    }

    /// Prints `lhs + rhs`. `lhs` may be a long sum.
    fn print_affine_sum(&mut self, lhs: AffineExpr, rhs: AffineExpr) {
        let (mut first, mut terms) = (lhs, vec![rhs]);
        while let Some((lhs, rhs)) = first.as_binary(self.ctx, AffineBinary::Add) {
            terms.push(rhs);
            first = lhs;
        }
        self.print_affine_operand(first, false);
        for term in terms.into_iter().rev() {
            self.print_affine_term(term);
        }
    }

    /// Prints ` + rhs`, as a difference if that is shorter.
    fn print_affine_term(&mut self, rhs: AffineExpr) {
        let negated = match rhs.kind(self.ctx) {
            AffineExprKind::Binary(AffineBinary::Mul, term, factor) => {
                factor.as_constant(self.ctx).filter(|factor| *factor < 0).map(|factor| (term, factor))
            }
            _ => None,
        };
        match (negated, rhs.as_constant(self.ctx)) {
            (Some((term, -1)), _) => {
                self.text(" - ");
                let is_sum = matches!(term.kind(self.ctx), AffineExprKind::Binary(AffineBinary::Add, ..));
                self.print_affine_operand(term, is_sum);
            }
            (Some((term, factor)), _) => {
                self.text(" - ");
                self.print_affine_operand(term, true);
                self.text(" * ");
                self.display(factor.wrapping_neg());
            }
            (None, Some(value)) if value < 0 => {
                self.text(" - ");
                self.display(value.wrapping_neg());
            }
            _ => {
                self.text(" + ");
                self.print_affine_operand(rhs, false);
            }
        }
    }
}
