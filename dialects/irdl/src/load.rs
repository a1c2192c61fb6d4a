//! The loader. It registers the dialects that a module defines in the context.
//!
//! **Invariant**: a module is loaded completely or not at all.

use ir_core::context::{Context, Traits};
use ir_core::diagnostic::{Diagnostic, EmitError};
use ir_core::ir::{Ir, Op, OpHandle as _, Order, Value};
use ir_core::runtime::dynamic::{DynamicDialect, VerifyParams};
use ir_core::verify::op_failure;
use std::sync::Arc;

use super::{AllOfOp, AnyOfOp, AnyOp_ as AnyOp, AttributeOp, DialectOp, OperationOp, ParametricOp, TypeOp};
use crate::compile::{Constraints, mnemonic};
use crate::constraints::{Assignment, Constraint};
use crate::names::symbol;
use crate::operation::Operation;
use crate::symbols::{enclosing_dialect, referenced};

/// A function from full operation names to traits that the definitions cannot express.
pub type OperationTraits<'a> = dyn Fn(&str) -> Traits + 'a;

/// Loads the dialects that are defined in an operation's regions: verifies the definitions, and registers
/// the dialects and their types, attributes and operations with the context (MLIR's `irdl::loadDialects`).
///
/// # Errors
/// A definition is invalid or cannot be loaded. Then nothing is registered.
pub fn load_dialects(ir: &Ir, top: Op) -> Result<(), Diagnostic> {
    load_dialects_with(ir, top, &|_| Traits::NONE)
}

/// Like [`load_dialects`], with traits for the operations.
///
/// # Errors
/// As [`load_dialects`].
pub fn load_dialects_with(ir: &Ir, top: Op, traits: &OperationTraits<'_>) -> Result<(), Diagnostic> {
    ir_core::verify::verify(ir, top)?;
    let definitions = Definitions::collect(ir, top);
    if !definitions.any_ofs.iter().all(|any_of| has_disjoint_bases(ir, *any_of)) {
        return Err(op_failure(ir, top, "any_of constraints are not in the correct form"));
    }
    definitions.check_names(ir)?;
    let compile = |list: &[Op]| {
        let of = |definition: &Op| Ok((*definition, verifier_of_params(ir, *definition)?));
        list.iter().map(of).collect::<Result<Vec<_>, Diagnostic>>()
    };
    let types = compile(&definitions.types)?;
    let attributes = compile(&definitions.attributes)?;
    let mut operations = Vec::new();
    for definition in &definitions.operations {
        let mut operation = Constraints::from_definition(ir, *definition)?.into_operation(ir, *definition)?;
        operation.traits = traits(&full_name(ir, *definition));
        operations.push((*definition, operation));
    }
    register(ir, &definitions.dialects, types, attributes, operations)
}

/// The definitions in an operation, in order.
#[derive(Default)]
struct Definitions {
    dialects: Vec<Op>,
    types: Vec<Op>,
    attributes: Vec<Op>,
    operations: Vec<Op>,
    any_ofs: Vec<Op>,
}

impl Definitions {
    fn collect(ir: &Ir, top: Op) -> Self {
        let mut definitions = Definitions::default();
        ir.visit(top, Order::Post, |op| {
            if DialectOp::cast(ir, op).is_some() {
                definitions.dialects.push(op);
            } else if TypeOp::cast(ir, op).is_some() {
                definitions.types.push(op);
            } else if AttributeOp::cast(ir, op).is_some() {
                definitions.attributes.push(op);
            } else if OperationOp::cast(ir, op).is_some() {
                definitions.operations.push(op);
            } else if AnyOfOp::cast(ir, op).is_some() {
                definitions.any_ofs.push(op);
            }
        });
        definitions
    }

    /// Checks that no definition is already registered, so that a failure leaves the context unchanged.
    fn check_names(&self, ir: &Ir) -> Result<(), Diagnostic> {
        let ctx = ir.context();
        for dialect in &self.dialects {
            let name = symbol(ir, *dialect);
            let registered = ctx.dialect(ctx.ident(name));
            if registered.is_some_and(|dialect| dialect.model::<DynamicDialect>().is_none()) {
                return Err(op_failure(ir, *dialect, &format!("the dialect '{name}' is already registered")));
            }
        }
        let mut seen = std::collections::BTreeSet::new();
        for (kind, list) in
            [("type", &self.types), ("attribute", &self.attributes), ("operation", &self.operations)]
        {
            for definition in list {
                let name = full_name(ir, *definition);
                if is_registered(ctx, kind, &name) || !seen.insert((kind, name.clone())) {
                    let message = format!("the {kind} '{name}' is already registered");
                    return Err(op_failure(ir, *definition, &message));
                }
            }
        }
        Ok(())
    }
}

/// Whether a dynamic dialect has a definition of this name.
fn is_registered(ctx: &Context, kind: &str, name: &str) -> bool {
    if kind == "operation" {
        return ctx.op_name(name).is_registered(ctx);
    }
    let Some((namespace, mnemonic)) = name.split_once('.') else { return false };
    let dialect = ctx.dialect(ctx.ident(namespace)).and_then(|dialect| dialect.model::<DynamicDialect>());
    dialect.is_some_and(|dialect| match kind {
        "type" => dialect.has_type(mnemonic),
        _ => dialect.has_attribute(mnemonic),
    })
}

/// The dialect's namespace and the definition's mnemonic.
fn full_name(ir: &Ir, definition: Op) -> String {
    let namespace = enclosing_dialect(ir, definition).map(|dialect| symbol(ir, dialect)).unwrap_or_default();
    format!("{namespace}.{}", mnemonic(symbol(ir, definition)))
}

/// Registers all definitions. [`Definitions::check_names`] has checked that none of them is registered.
fn register(
    ir: &Ir,
    dialects: &[Op],
    types: Vec<(Op, Arc<VerifyParams>)>,
    attributes: Vec<(Op, Arc<VerifyParams>)>,
    operations: Vec<(Op, Operation)>,
) -> Result<(), Diagnostic> {
    let ctx = ir.context();
    let dialect_of = |definition: Op| {
        let namespace =
            enclosing_dialect(ir, definition).map(|dialect| symbol(ir, dialect)).unwrap_or_default();
        let refused =
            || op_failure(ir, definition, &format!("the dialect '{namespace}' is already registered"));
        ctx.dynamic_dialect(namespace).ok_or_else(refused)
    };
    for dialect in dialects {
        ctx.dynamic_dialect(symbol(ir, *dialect));
    }
    for (definition, verify) in types {
        dialect_of(definition)?.add_type(mnemonic(symbol(ir, definition)), verify);
    }
    for (definition, verify) in attributes {
        dialect_of(definition)?.add_attribute(mnemonic(symbol(ir, definition)), verify);
    }
    for (definition, operation) in operations {
        ctx.add_dynamic_op(&full_name(ir, definition), operation.traits, Arc::new(operation));
    }
    Ok(())
}

/// The verifier of the parameters of a type or attribute.
fn verifier_of_params(ir: &Ir, definition: Op) -> Result<Arc<VerifyParams>, Diagnostic> {
    let constraints = Constraints::from_definition(ir, definition)?;
    let params = constraints.parameters(ir, definition)?;
    let list: Vec<Constraint> = constraints.list;
    Ok(Arc::new(move |ctx: &Context, emit_error: EmitError<'_>, given: &[ir_core::context::Attribute]| {
        if given.len() != params.len() {
            let (expected, actual) = (params.len(), given.len());
            return Err(emit_error(&format!("expected {expected} type arguments, but had {actual}")));
        }
        let mut assignment = Assignment::new(ctx, &list);
        let mut pairs = given.iter().zip(&params);
        let checked = pairs.try_for_each(|(param, index)| assignment.check(*param, *index));
        checked.map_err(|message| emit_error(&message))
    }))
}

/// Whether all choices of an `irdl.any_of` have different bases, so that their order does not matter: none
/// is `irdl.any`, and no two refer to one definition by `irdl.parametric`.
fn has_disjoint_bases(ir: &Ir, any_of: Op) -> bool {
    let mut definitions = Vec::new();
    ir.operands(any_of).into_iter().all(|choice| {
        let mut of_choice = Vec::new();
        let is_bounded = collect_bases(ir, choice, &mut of_choice);
        let is_disjoint = of_choice.iter().all(|definition| !definitions.contains(definition));
        definitions.append(&mut of_choice);
        is_bounded && is_disjoint
    })
}

/// Collects the definitions that a constraint refers to. Returns whether it restricts the base.
fn collect_bases(ir: &Ir, constraint: Value, definitions: &mut Vec<Op>) -> bool {
    let mut pending = vec![constraint];
    let mut is_bounded = true;
    let mut is_top = true;
    while let Some(value) = pending.pop() {
        let Some(op) = ir.defining_op(value) else { continue };
        if AnyOfOp::cast(ir, op).is_some() {
            // MLIR treats a nested `irdl.any_of` as bounded regardless of its choices.
            pending.extend(ir.operands(op));
            is_top = false;
        } else if AllOfOp::cast(ir, op).is_some() {
            pending.extend(ir.operands(op).next());
        } else if AnyOp::cast(ir, op).is_some() {
            is_bounded &= !is_top;
        } else if ParametricOp::cast(ir, op).is_some() {
            let found = ir.attribute(op, "base_type").and_then(|base| referenced(ir, op, base));
            definitions.extend(found.filter(|found| !definitions.contains(found)));
        }
    }
    is_bounded
}
