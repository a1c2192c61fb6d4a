//! Verifiers of the dialect's operations.

use ir_core::attr_or_type::DefHandle as _;
use ir_core::ir::{Ir, Op, OpHandle, Value};
use ir_core::predicates::attributes::array_elements;
use ir_core::runtime::{VerifyOp, VerifyRegions};
use ir_core::verify::op_error;

use super::{
    ApplyNativeConstraintOp, ApplyNativeRewriteOp, AttributeOp, OperandOp, OperandsOp, OperationOp,
    PatternOp, RangeOp, ReplaceOp, ResultOp, ResultsOp, RewriteOp, TypeOp, TypesOp, ValueType,
};
use crate::connected::check_connected;
use crate::inferable::{check_result_types, might_infer};
use crate::parts::{Verified, is, range_element, users};

/// Whether a binding operation uses the results of this one, directly or through a `pdl.result`.
fn has_binding_use(ir: &Ir, op: Op) -> bool {
    let mut pending = vec![op];
    while let Some(op) = pending.pop() {
        for user in users(ir, op) {
            if !is::<ResultOp>(ir, user) && !is::<ResultsOp>(ir, user) {
                return true;
            }
            pending.push(user);
        }
    }
    false
}

/// Verifies that a binding operation uses an operation of a matcher.
fn check_binding_use(ir: &Ir, op: Op) -> Verified {
    let is_in_matcher = ir.parent_op(op).is_some_and(|parent| is::<PatternOp>(ir, parent));
    if !is_in_matcher || has_binding_use(ir, op) {
        return Ok(());
    }
    let message = "expected a bindable user when defined in the matcher body of a `pdl.pattern`";
    Err(op_error(ir, op, message))
}

/// Whether an operation is in the region of a `pdl.rewrite`.
fn is_in_rewrite(ir: &Ir, op: Op) -> bool {
    ir.parent_op(op).is_some_and(|parent| is::<RewriteOp>(ir, parent))
}

macro_rules! bound {
    ($($op:ident unless $constant:literal)*) => {$(
        impl VerifyOp for $op {
            fn verify(self, ir: &Ir) -> Verified {
                match ir.attribute(self.op(), $constant) {
                    Some(_) => Ok(()),
                    None => check_binding_use(ir, self.op()),
                }
            }
        }
    )*};
}

bound! {
    TypeOp unless "constantType"
    TypesOp unless "constantTypes"
}

impl VerifyOp for OperandOp {
    fn verify(self, ir: &Ir) -> Verified {
        check_binding_use(ir, self.op())
    }
}

impl VerifyOp for OperandsOp {
    fn verify(self, ir: &Ir) -> Verified {
        check_binding_use(ir, self.op())
    }
}

impl VerifyOp for ApplyNativeConstraintOp {
    fn verify(self, ir: &Ir) -> Verified {
        match ir.num_operands(self.op()) {
            0 => Err(op_error(ir, self.op(), "expected at least one argument")),
            _ => Ok(()),
        }
    }
}

impl VerifyOp for ApplyNativeRewriteOp {
    fn verify(self, ir: &Ir) -> Verified {
        match (ir.num_operands(self.op()), ir.num_results(self.op())) {
            (0, 0) => Err(op_error(ir, self.op(), "expected at least one argument or result")),
            _ => Ok(()),
        }
    }
}

impl VerifyOp for AttributeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let op = self.op();
        let has_type = ir.num_operands(op) > 0;
        match ir.attribute(op, "value") {
            None if is_in_rewrite(ir, op) => {
                let message = "expected constant value when specified within a `pdl.rewrite`";
                Err(op_error(ir, op, message))
            }
            None => check_binding_use(ir, op),
            Some(_) if has_type => Err(op_error(ir, op, "expected only one of [`type`, `value`] to be set")),
            Some(_) => Ok(()),
        }
    }
}

impl VerifyOp for OperationOp {
    fn verify(self, ir: &Ir) -> Verified {
        let op = self.op();
        let is_created = is_in_rewrite(ir, op);
        if is_created && ir.attribute(op, "opName").is_none() {
            let message = "must have an operation name when nested within a `pdl.rewrite`";
            return Err(op_error(ir, op, message));
        }
        let names =
            ir.attribute(op, "attributeValueNames").and_then(|names| array_elements(ir.context(), names));
        let (names, values) = (names.map_or(0, <[_]>::len), self.attribute_values(ir).len());
        if names != values {
            let message = format!(
                "expected the same number of attribute values and attribute names, got {names} names and \
                 {values} values"
            );
            return Err(op_error(ir, op, &message));
        }
        if is_created && !might_infer(ir, self) {
            check_result_types(ir, self)?;
        }
        check_binding_use(ir, op)
    }
}

impl VerifyRegions for PatternOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let op = self.op();
        let Some(body) = ir.first_block(ir.region(op, 0)) else { return Ok(()) };
        let Some(terminator) = ir.last_op(body) else { return Ok(()) };
        if !is::<RewriteOp>(ir, terminator) {
            return Err(op_error(ir, op, "expected body to terminate with `pdl.rewrite`")
                .with_note(ir.location(terminator), "see terminator defined here"));
        }
        let mut foreign = None;
        ir.visit(op, ir_core::ir::Order::Post, |inner| {
            let dialect = ir.name(inner).dialect(ir.context());
            if foreign.is_none() && inner != op && dialect.as_str(ir.context()) != super::NAMESPACE {
                foreign = Some(inner);
            }
        });
        if let Some(foreign) = foreign {
            return Err(op_error(ir, op, "expected only `pdl` operations within the pattern body")
                .with_note(ir.location(foreign), "see non-`pdl` operation defined here"));
        }
        if !ir.ops(body).any(|op| is::<OperationOp>(ir, op)) {
            return Err(op_error(ir, op, "the pattern must contain at least one `pdl.operation`"));
        }
        check_connected(ir, op, body)
    }
}

impl VerifyOp for RangeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ctx = ir.context();
        let expected = range_element(ctx, ir.value_type(ir.result(self.op(), 0)));
        let element = |value: Value| range_element(ctx, ir.value_type(value));
        match ir.operands(self.op()).map(element).find(|found| *found != expected) {
            Some(found) => {
                let (expected, found) = (expected.to_text(ctx), found.to_text(ctx));
                let message =
                    format!("expected operand to have element type '{expected}', but got '{found}'");
                Err(op_error(ir, self.op(), &message))
            }
            None => Ok(()),
        }
    }
}

impl VerifyOp for ReplaceOp {
    fn verify(self, ir: &Ir) -> Verified {
        if self.repl_operation(ir).is_some() && !self.repl_values(ir).is_empty() {
            let message =
                "expected no replacement values to be provided when the replacement operation is present";
            return Err(op_error(ir, self.op(), message));
        }
        Ok(())
    }
}

impl VerifyOp for ResultsOp {
    fn verify(self, ir: &Ir) -> Verified {
        let ty = ir.value_type(ir.result(self.op(), 0));
        if ir.attribute(self.op(), "index").is_none() && ValueType::is(ir.context(), ty) {
            let message = format!(
                "expected `pdl.range<value>` result type when no index is specified, but got: '{}'",
                ty.to_text(ir.context())
            );
            return Err(op_error(ir, self.op(), &message));
        }
        Ok(())
    }
}

impl VerifyRegions for RewriteOp {
    fn verify_regions(self, ir: &Ir) -> Verified {
        let is_empty = ir.is_empty_region(ir.region(self.op(), 0));
        let fail = |message| Err(op_error(ir, self.op(), message));
        match ir.attribute(self.op(), "name") {
            Some(_) if !is_empty => fail("expected rewrite region to be empty when rewrite is external"),
            Some(_) => Ok(()),
            None if is_empty => {
                fail("expected rewrite region to be non-empty if external name is not specified")
            }
            None if !self.external_args(ir).is_empty() => {
                fail("expected no external arguments when the rewrite is specified inline")
            }
            None => Ok(()),
        }
    }
}
