//! `affine.dma_start` and `affine.dma_wait`, which MLIR defines in C++ instead of ODS: transfers between
//! memories, indexed by affine maps.

use ir_core::interfaces::EffectKind;
use ir_core::ops::Traits;
use ir_core::runtime::{EffectSpec, EffectTarget, OpSpec, Syntax, TypeConstraint, handle, hooks, variadic};
use ir_core::text::AffineOperands;

use super::maps::{map_of, num_inputs, print_map_of_values, resolve};
use super::validity::Validity;
use crate::prelude::*;
use crate::syntax::trailing_operands;

/// Registers both operations; the dialect must be registered.
pub(crate) fn register(ctx: &Context) {
    for spec in [AffineDmaStartOp::SPEC, AffineDmaWaitOp::SPEC] {
        if !ctx.op_name(spec.name).is_registered(ctx) {
            handle::register(ctx, spec);
        }
    }
}

/// The memory effects of both operations.
const EFFECTS: &[EffectSpec] = &[
    EffectSpec {
        kind: EffectKind::Read,
        on: EffectTarget::Any,
        resource: "::mlir::SideEffects::DefaultResource",
    },
    EffectSpec {
        kind: EffectKind::Write,
        on: EffectTarget::Any,
        resource: "::mlir::SideEffects::DefaultResource",
    },
];

macro_rules! handles {
    ($($(#[$doc:meta])* $op:ident: $name:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub struct $op(Op);

        impl DefinedOp for $op {
            const SPEC: &'static OpSpec = &OpSpec {
                name: $name,
                operands: &[variadic("operands", &TypeConstraint::ANY)],
                flags: Traits::MEMORY_EFFECTS,
                effects: EFFECTS,
                fold: Some(&hooks::fold_hand_written::<$op>),
                verify: Some(&handle::verify_hand_written::<$op>),
                syntax: Syntax::hand_written::<$op>(),
                ..OpSpec::EMPTY
            };
        }

        impl OpHandle for $op {
            const NAME: &'static str = $name;

            fn from_op_unchecked(op: Op) -> $op {
                $op(op)
            }

            fn op(self) -> Op {
                self.0
            }
        }
    )*};
}

handles! {
    /// Starts a transfer. The operands are source, destination and tag, each with map operands, the number
    /// of elements, and optionally a stride and the number of elements per stride.
    AffineDmaStartOp: "affine.dma_start";
    /// Waits for the transfer with a tag. The operands are the tag with its map operands, and the number of
    /// elements.
    AffineDmaWaitOp: "affine.dma_wait";
}

/// A memref with its map and map operands.
struct Access {
    name: &'static str,
    memref: Value,
    map: AffineMap,
    indices: Vec<Value>,
}

/// The map for the memref with this name.
fn access_map(ir: &Ir, op: Op, name: &str) -> Option<AffineMap> {
    let ctx = ir.context();
    let attributes = ir.attributes(op).and_then(|attr| attr.dictionary_entries(ctx)).unwrap_or_default();
    let attribute = format!("{name}_map");
    let entry = attributes.iter().find(|entry| entry.name.as_str(ctx) == attribute)?;
    map_of(ctx, Some(entry.value))
}

/// Splits the operands into the memrefs with these names, the indices of their maps, and the remaining
/// operands; `None` if they do not match.
fn divide(ir: &Ir, op: Op, names: &[&'static str]) -> Option<(Vec<Access>, Vec<Value>)> {
    let ctx = ir.context();
    let mut operands = ir.operands(op);
    let mut accesses = Vec::with_capacity(names.len());
    for name in names {
        let map = access_map(ir, op, name)?;
        let memref = operands.next()?;
        let indices: Vec<Value> = operands.by_ref().take(num_inputs(ctx, map)).collect();
        if indices.len() != num_inputs(ctx, map) {
            return None;
        }
        accesses.push(Access { name, memref, map, indices });
    }
    Some((accesses, operands.collect()))
}

/// The memrefs that the start of a transfer reads or writes; empty for other operations. MLIR ignores those
/// of a wait, too.
pub(super) fn effects_on_memrefs(ir: &Ir, op: Op) -> Vec<(EffectKind, Value)> {
    if AffineDmaStartOp::cast(ir, op).is_none() {
        return Vec::new();
    }
    let kind = |name| if name == "dst" { EffectKind::Write } else { EffectKind::Read };
    let accesses = divide(ir, op, &START).map_or_else(Vec::new, |(accesses, _)| accesses);
    accesses.into_iter().map(|access| (kind(access.name), access.memref)).collect()
}

const START: [&str; 3] = ["src", "dst", "tag"];
const WAIT: [&str; 1] = ["tag"];

/// Parses `%memref[%i + 1]`. The map becomes an attribute.
fn parse_access(
    parser: &mut OperationParser<'_>,
    op: &mut CustomOp,
    name: &str,
) -> ParseResult<(Operand, AffineOperands)> {
    let ctx = parser.context();
    let memref = parser.parse_operand()?;
    let (map, indices) = parser.parse_affine_map_of_values(Delimiter::Square)?;
    add(ctx, op, &format!("{name}_map"), ctx.affine_map_attr(map));
    Ok((memref, indices))
}

fn print_access(printer: &mut OperationPrinter<'_>, access: &Access) {
    printer.print_value(access.memref).text("[");
    print_map_of_values(printer, access.map, &access.indices);
    printer.text("]");
}

/// Prints the operands: the accesses, and at most `most` of the others.
fn print(printer: &mut OperationPrinter<'_>, op: Op, names: &[&'static str], most: usize) {
    let ir = printer.ir();
    let Some((accesses, rest)) = divide(ir, op, names) else {
        return printer.print_generic(op);
    };
    let mut before = " ";
    for access in &accesses {
        printer.text(before);
        print_access(printer, access);
        before = ", ";
    }
    for value in rest.into_iter().take(most) {
        printer.text(", ").print_value(value);
    }
    printer.text(" : ").print_types(accesses.iter().map(|access| ir.value_type(access.memref)));
}

impl CustomAssemblyFormat for AffineDmaStartOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let mut accesses = Vec::new();
        for name in START {
            accesses.push(parse_access(parser, op, name)?);
            token(parser, TokenKind::Comma)?;
        }
        let mut rest = vec![parser.parse_operand()?];
        rest.extend(trailing_operands(parser)?);
        if rest.len() != 1 && rest.len() != 3 {
            return Err(parser.error_at(parser.name_offset(), "expected two stride related operands"));
        }
        token(parser, TokenKind::Colon)?;
        let types = parser.parse_type_list()?;
        if types.len() != accesses.len() {
            return Err(parser.error_at(parser.name_offset(), "expected three types"));
        }
        for ((memref, indices), ty) in accesses.into_iter().zip(types) {
            op.operands.push(parser.resolve_operand(memref, ty)?);
            resolve(parser, op, indices.iter())?;
        }
        resolve(parser, op, rest)?;
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        print(printer, self.op(), &START, 3)
    }
}

impl CustomAssemblyFormat for AffineDmaWaitOp {
    fn parse(parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()> {
        let (tag, indices) = parse_access(parser, op, WAIT[0])?;
        token(parser, TokenKind::Comma)?;
        let count = parser.parse_operand()?;
        let ty = parser.parse_colon_type()?;
        op.operands.push(parser.resolve_operand(tag, ty)?);
        resolve(parser, op, indices.iter().chain([count]))?;
        if !matches!(ty.kind(parser.context()), TypeKind::MemRef { .. }) {
            return Err(parser.error_at(parser.name_offset(), "expected tag to be of memref type"));
        }
        Ok(())
    }

    fn print(self, printer: &mut OperationPrinter<'_>) {
        print(printer, self.op(), &WAIT, 1)
    }
}

fn wrong_number(ir: &Ir, op: Op) -> Diagnostic {
    op_error(ir, op, "incorrect number of operands")
}

/// Verifies that the accessed values are memrefs, even if the number of operands is wrong. Where MLIR would
/// read a missing operand or map, it reports the wrong number.
fn verify_memrefs(ir: &Ir, op: Op, names: &[&'static str]) -> Verified {
    let ctx = ir.context();
    let mut at = 0;
    for name in names {
        let memref = ir.operands(op).nth(at).ok_or_else(|| wrong_number(ir, op))?;
        if !matches!(ir.value_type(memref).kind(ctx), TypeKind::MemRef { .. }) {
            let subject = match *name {
                "src" => "source",
                "dst" => "destination",
                _ => "tag",
            };
            let message = format!("expected DMA {subject} to be of memref type");
            return Err(op_error(ir, op, &message));
        }
        let map = access_map(ir, op, name).ok_or_else(|| wrong_number(ir, op))?;
        at += 1 + num_inputs(ctx, map);
    }
    Ok(())
}

/// Verifies all indices; `message` returns the errors for a wrong type and for an invalid index.
fn verify_indices(ir: &Ir, op: Op, accesses: &[Access], message: impl Fn(&str) -> [String; 2]) -> Verified {
    let ctx = ir.context();
    let validity = Validity { ctx, ir };
    let scope = validity.scope(op);
    for access in accesses {
        let [no_index, invalid] = message(access.name);
        for index in &access.indices {
            if ir.value_type(*index) != Type::INDEX {
                return Err(op_error(ir, op, &no_index));
            }
            if !validity.is_dim(*index, scope) && !validity.is_symbol(*index, scope) {
                return Err(op_error(ir, op, &invalid));
            }
        }
    }
    Ok(())
}

impl VerifyOp for AffineDmaStartOp {
    fn verify(self, ir: &Ir) -> Verified {
        verify_memrefs(ir, self.op(), &START)?;
        let divided = divide(ir, self.op(), &START);
        let divided = divided.filter(|(_, rest)| rest.len() == 1 || rest.len() == 3);
        let (accesses, _) = divided.ok_or_else(|| wrong_number(ir, self.op()))?;
        verify_indices(ir, self.op(), &accesses, |name| {
            let index = format!("{name} index");
            [
                format!("{index} to dma_start must have 'index' type"),
                format!("{index} must be a valid dimension or symbol identifier"),
            ]
        })
    }
}

impl VerifyOp for AffineDmaWaitOp {
    /// MLIR accepts any operands after the indices, and prints only the first one, the number of elements.
    /// It cannot print an operation without it, so this verifier rejects one.
    fn verify(self, ir: &Ir) -> Verified {
        verify_memrefs(ir, self.op(), &WAIT)?;
        let divided = divide(ir, self.op(), &WAIT).filter(|(_, rest)| !rest.is_empty());
        let (accesses, _) = divided.ok_or_else(|| wrong_number(ir, self.op()))?;
        verify_indices(ir, self.op(), &accesses, |_| {
            [
                "index to dma_wait must have 'index' type".to_owned(),
                "index must be a valid dimension or symbol identifier".to_owned(),
            ]
        })
    }
}
