//! Verifiers of the dialect's own operations.

use ir_core::diagnostic::Diagnostic;
use ir_core::interfaces::SymbolUserOpInterface;
use ir_core::ir::{Ir, Op};
use ir_core::predicates::attributes::{int, string_value};
use ir_core::runtime::{OpHandle, OpTrait, VerifyOp, VerifyRegions};
use ir_core::verify::{op_error, op_failure};

use super::{
    AttributeOp, AttributesOp, BaseOp, DialectOp,
    MlirOpTraitAtMostOneChildOfOperandsOpResultsOpAttributesOpRegionsOpImpl as AtMostOnePart,
    MlirOpTraitAtMostOneChildOfParametersOpImpl as AtMostOneParameters, OperandsOp, OperationOp,
    ParametersOp, ParametricOp, RegionOp, RegionsOp, ResultsOp, TypeOp,
};
use crate::compile::variadicities;
use crate::names::{check_name, check_names, parts, strings, symbol};
use crate::symbols::referenced;

type Verified = Result<(), Diagnostic>;

impl VerifyOp for DialectOp {
    fn verify(self, ir: &Ir) -> Verified {
        let name = symbol(ir, self.op());
        // MLIR's `Dialect::isValidNamespace`: a letter or underscore, then letters, digits, underscores and
        // dollars.
        let begins = name.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic() || byte == b'_');
        if !begins || !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'$')) {
            return Err(op_error(ir, self.op(), "invalid dialect name"));
        }
        check_name(ir, self.op(), name, "dialect")
    }
}

impl VerifyOp for TypeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let name = symbol(ir, self.op());
        check_name(ir, self.op(), name.strip_prefix('!').unwrap_or(name), "type")
    }
}

impl VerifyOp for AttributeOp {
    fn verify(self, ir: &Ir) -> Verified {
        let name = symbol(ir, self.op());
        check_name(ir, self.op(), name.strip_prefix('#').unwrap_or(name), "attribute")
    }
}

impl VerifyOp for OperationOp {
    fn verify(self, ir: &Ir) -> Verified {
        check_name(ir, self.op(), symbol(ir, self.op()), "operation")
    }
}

impl VerifyRegions for OperationOp {
    /// Names of operands, results and regions are distinct.
    fn verify_regions(self, ir: &Ir) -> Verified {
        let mut seen: Vec<(&str, &str)> = Vec::new();
        for (part, label) in parts(ir, self.op()).filter_map(|part| labelled(ir, part)) {
            for name in strings(ir, part, "names") {
                if let Some((_, first)) = seen.iter().find(|(other, _)| *other == name) {
                    let message = format!("contains a value named '{name}' for both its {first} and {label}");
                    return Err(op_error(ir, self.op(), &message));
                }
            }
            seen.extend(strings(ir, part, "names").into_iter().map(|name| (name, label)));
        }
        Ok(())
    }
}

/// A list of named values, and the noun for them in messages.
fn labelled(ir: &Ir, part: Op) -> Option<(Op, &'static str)> {
    if OperandsOp::cast(ir, part).is_some() {
        return Some((part, "operands"));
    }
    if ResultsOp::cast(ir, part).is_some() {
        return Some((part, "results"));
    }
    RegionsOp::cast(ir, part).map(|_| (part, "regions"))
}

/// A definition has at most one operation of these names.
fn at_most_one(ir: &Ir, definition: Op, names: &[&str]) -> Verified {
    let ctx = ir.context();
    for name in names {
        let is_named = |part: &Op| ir.name(*part).as_str(ctx) == *name;
        if parts(ir, definition).filter(is_named).count() > 1 {
            let message = format!(
                "failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type \
                 {name}"
            );
            return Err(op_failure(ir, definition, &message));
        }
    }
    Ok(())
}

impl OpTrait for AtMostOneParameters {
    fn verify_trait(&self, ir: &Ir, op: Op) -> Verified {
        at_most_one(ir, op, &["irdl.parameters"])
    }
}

impl OpTrait for AtMostOnePart {
    fn verify_trait(&self, ir: &Ir, op: Op) -> Verified {
        at_most_one(ir, op, &["irdl.operands", "irdl.results", "irdl.attributes", "irdl.regions"])
    }
}

impl VerifyOp for ParametersOp {
    fn verify(self, ir: &Ir) -> Verified {
        check_names(ir, self.op(), "parameter")
    }
}

impl VerifyOp for RegionsOp {
    fn verify(self, ir: &Ir) -> Verified {
        check_names(ir, self.op(), "region")
    }
}

/// There are as many variadicities and names as values.
fn check_values(ir: &Ir, op: Op, label: &str) -> Verified {
    let (values, given) = (ir.num_operands(op), variadicities(ir, op).len());
    if values != given {
        let message = format!(
            "the number of {label}s and their variadicities must be the same, but got {values} and {given} \
             respectively"
        );
        return Err(op_error(ir, op, &message));
    }
    check_names(ir, op, label)
}

impl VerifyOp for OperandsOp {
    fn verify(self, ir: &Ir) -> Verified {
        check_values(ir, self.op(), "operand")
    }
}

impl VerifyOp for ResultsOp {
    fn verify(self, ir: &Ir) -> Verified {
        check_values(ir, self.op(), "result")
    }
}

impl VerifyOp for AttributesOp {
    fn verify(self, ir: &Ir) -> Verified {
        let (values, names) =
            (ir.num_operands(self.op()), strings(ir, self.op(), "attributeValueNames").len());
        if values == names {
            return Ok(());
        }
        let message = format!(
            "the number of attribute names and their constraints must be the same but got {names} and {values} \
             respectively"
        );
        Err(op_error(ir, self.op(), &message))
    }
}

impl VerifyOp for RegionOp {
    fn verify(self, ir: &Ir) -> Verified {
        let blocks = ir.attribute(self.op(), "numberOfBlocks").and_then(|number| int(ir.context(), number));
        match blocks {
            Some(blocks) if blocks <= 0 => {
                let message = format!("the number of blocks is expected to be >= 1 but got {blocks}");
                Err(op_error(ir, self.op(), &message))
            }
            _ => Ok(()),
        }
    }
}

impl VerifyOp for BaseOp {
    fn verify(self, ir: &Ir) -> Verified {
        let reference = ir.attribute(self.op(), "base_ref");
        let name = ir.attribute(self.op(), "base_name").and_then(|name| string_value(ir.context(), name));
        let fail = |message| Err(op_error(ir, self.op(), message));
        match (reference, name) {
            (None, None) | (Some(_), Some(_)) => {
                fail("the base type or attribute should be specified by either a name or a reference")
            }
            (None, Some(name)) if !name.starts_with(['!', '#']) => {
                fail("the base type or attribute name should start with '!' or '#'")
            }
            _ => Ok(()),
        }
    }
}

/// Verifies that an optional attribute refers to a type or attribute definition.
fn check_reference(ir: &Ir, op: Op, attribute: &str) -> Verified {
    let ctx = ir.context();
    let Some(reference) = ir.attribute(op, attribute) else { return Ok(()) };
    let shown = reference.to_text(ctx);
    let Some(found) = referenced(ir, op, reference) else {
        return Err(op_error(ir, op, &format!("symbol '{shown}' not found")));
    };
    if TypeOp::cast(ir, found).is_some() || AttributeOp::cast(ir, found).is_some() {
        return Ok(());
    }
    let name = ir.name(found).as_str(ctx);
    let message =
        format!("symbol '{shown}' does not refer to a type or attribute definition (refers to '{name}')");
    Err(op_error(ir, op, &message))
}

impl SymbolUserOpInterface for BaseOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        check_reference(ir, self.op(), "base_ref")
    }
}

impl SymbolUserOpInterface for ParametricOp {
    fn verify_symbol_uses(self, ir: &Ir) -> Verified {
        check_reference(ir, self.op(), "base_type")
    }
}
