//! The checks of interfaces that MLIR defines for all dialects, in its words, and what authors write for them.

use std::fmt::Write as _;

use super::interfaces::op_interface;
use super::properties::{dense_i32, get};
use super::verify::Verified;
use super::{OpHandle, VerifyInterface};
use crate::context::{Context, Type};
use crate::diagnostic::Diagnostic;
use crate::interfaces::RegionPoint;
use crate::ir::{Ir, Op};
use crate::ods_support::attributes::{array_elements, dense_array_ints, type_value};
use crate::ods_support::types::{function_inputs, function_results};
use crate::verify::{op_error, op_failure};

/// What the author of an operation with `CastOpInterface` writes.
pub trait CastOpInterface: OpHandle {
    /// Whether values of the first types can become values of the others.
    fn are_cast_compatible(ctx: &Context, operands: &[Type], results: &[Type]) -> bool;
}

/// What the author of an operation with `LoopLikeOpInterface` writes for its verification.
pub trait LoopValues: OpHandle {
    /// The values that iterations hand on.
    fn loop_values(self, ctx: &Context, ir: &Ir) -> CarriedTypes;
}

/// The types of what iterations of a loop hand on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CarriedTypes {
    /// What the first iteration gets.
    pub inits: Vec<Type>,
    /// What iterations get; none when the region has no room for it.
    pub iter_args: Option<Vec<Type>>,
    /// What iterations give; empty also when that is not known.
    pub yielded: Vec<Type>,
    /// What the loop gives, if it gives something.
    pub results: Option<Vec<Type>>,
}

/// What the author of an operation with `OffsetSizeAndStrideOpInterface` writes.
pub trait OffsetSizeAndStrideOpInterface: OpHandle {
    /// How many offsets, sizes and strides there must be.
    fn mixed_ranks(self, ctx: &Context, ir: &Ir) -> [usize; 3];
    /// How many of the offsets, sizes and strides are operands.
    fn dynamic_counts(self, ctx: &Context, ir: &Ir) -> [usize; 3];
}

/// Types as MLIR lists them in messages: each in quotes.
#[must_use]
pub fn quoted_types(ctx: &Context, types: &[Type]) -> String {
    let mut text = String::new();
    for (index, ty) in types.iter().enumerate() {
        // Writing to a string does not fail.
        let _ = write!(text, "{}'{}'", if index == 0 { "" } else { ", " }, ty.to_text(ctx));
    }
    text
}

/// `CastOpInterface`
pub fn cast<T: CastOpInterface>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let operands: Vec<Type> = ir.operand_types(op).collect();
    let results: Vec<Type> = ir.result_types(op).collect();
    if T::are_cast_compatible(ctx, &operands, &results) {
        return Ok(());
    }
    let counted = |types: &[Type]| match types {
        [] => "s []".to_owned(),
        [_] => format!(" {}", quoted_types(ctx, types)),
        _ => format!("s {}", quoted_types(ctx, types)),
    };
    let message = format!(
        "operand type{} and result type{} are cast incompatible",
        counted(&operands),
        counted(&results)
    );
    Err(op_error(ctx, ir, op, &message))
}

/// `BranchOpInterface`: each successor gets what its block takes.
pub fn branch(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let Some(model) = ir.interfaces(ctx, op).branch else { return Ok(()) };
    for (number, block) in ir.successors(op).enumerate() {
        let passed = (model.successor_operands)(ctx, ir, op, number);
        let (given, wanted) = (passed.produced + passed.operands.len(), ir.num_arguments(block));
        if given != wanted {
            let message =
                format!("branch has {given} operands for successor #{number}, but target block has {wanted}");
            return Err(op_failure(ctx, ir, op, &message));
        }
        for (argument, operand) in (passed.produced..).zip(passed.operands) {
            let ty = ir.value_type(ir.operand(op, operand));
            if ty != ir.value_type(ir.argument(block, argument)) {
                let message = format!("type mismatch for bb argument #{argument} of successor #{number}");
                return Err(op_failure(ctx, ir, op, &message));
            }
        }
    }
    Ok(())
}

/// `WeightedBranchOpInterface`
pub fn branch_weights(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let weights = dense_i32(ctx, ir, op, "branch_weights");
    if weights.is_empty() {
        return Ok(());
    }
    let (given, wanted) = (weights.len(), ir.num_successors(op));
    if given != wanted {
        let message =
            format!("expects number of branch weights to match number of successors: {given} vs {wanted}");
        return Err(op_failure(ctx, ir, op, &message));
    }
    if weights.iter().all(|weight| *weight == 0) {
        return Err(op_failure(ctx, ir, op, "branch weights cannot all be zero"));
    }
    Ok(())
}

/// `FunctionOpInterface`, for operations that call their attributes `function_type`, `arg_attrs` and `res_attrs`.
pub fn function(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let ty = get(ctx, ir, op, "function_type").and_then(|attr| type_value(ctx, attr));
    let Some((inputs, results)) = ty.and_then(|ty| function_inputs(ctx, ty).zip(function_results(ctx, ty)))
    else {
        return Ok(());
    };
    dictionaries(ctx, ir, op, "argument", inputs.len())?;
    dictionaries(ctx, ir, op, "result", results.len())?;
    let Some(entry) = ir.first_block(ir.region(op, 0)) else { return Ok(()) };
    if ir.num_arguments(entry) != inputs.len() {
        let message = format!("entry block must have {} arguments to match function signature", inputs.len());
        return Err(op_error(ctx, ir, op, &message));
    }
    for (number, (argument, wanted)) in ir.arguments(entry).zip(inputs).enumerate() {
        let ty = ir.value_type(argument);
        if ty != *wanted {
            let message = format!(
                "type of entry block argument #{number}('{}') must match the type of the corresponding argument in \
                 function signature('{}')",
                ty.to_text(ctx),
                wanted.to_text(ctx)
            );
            return Err(op_error(ctx, ir, op, &message));
        }
    }
    Ok(())
}

/// The attributes of a function's arguments or results: one dictionary for each, with names of dialects in it.
fn dictionaries(ctx: &Context, ir: &Ir, op: Op, what: &str, wanted: usize) -> Verified {
    let error = |message: String| Err(op_error(ctx, ir, op, &message));
    let name = if what == "argument" { "arg_attrs" } else { "res_attrs" };
    let Some(entries) = get(ctx, ir, op, name).and_then(|attr| array_elements(ctx, attr)) else {
        return Ok(());
    };
    if entries.len() != wanted {
        return error(format!(
            "expects {what} attribute array to have the same number of elements as the number of function {what}s, \
             got {}, but expected {wanted}",
            entries.len()
        ));
    }
    for entry in entries {
        let Some(attributes) = entry.dictionary_entries(ctx) else { continue };
        if attributes.iter().any(|attribute| !attribute.name.as_str(ctx).contains('.')) {
            return error(format!("{what}s may only have dialect attributes"));
        }
    }
    Ok(())
}

/// `OffsetSizeAndStrideOpInterface`: as many of each as there must be, as many operands as are not constant, and no
/// constant that is negative.
pub fn offsets_sizes_strides<T: OffsetSizeAndStrideOpInterface>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let handle = T::from_op_unchecked(op);
    let (ranks, dynamic) = (handle.mixed_ranks(ctx, ir), handle.dynamic_counts(ctx, ir));
    let statics = ["static_offsets", "static_sizes", "static_strides"].map(|name| {
        let attr = get(ctx, ir, op, name);
        attr.and_then(|attr| dense_array_ints(ctx, attr)).unwrap_or_default()
    });
    for ((name, values), given) in ["offsets", "sizes", "strides"].iter().zip(&statics).zip(dynamic) {
        let open = values.iter().filter(|value| **value == crate::context::DYNAMIC).count();
        if open != given {
            let message = format!(
                "expected the number of '{name}' to match the number of dynamic entries in 'static_{name}' ({given} \
                 vs {open})"
            );
            return Err(op_failure(ctx, ir, op, &message));
        }
    }
    let [offsets, sizes, strides] = statics.each_ref().map(Vec::len);
    let mismatch = |what: &str, count: usize, other: &str, of_other: usize| {
        let message = format!(
            "expected mixed {what} rank to match mixed {other} rank ({count} vs {of_other}) so the rank of the result \
             type is well-formed."
        );
        Err(op_failure(ctx, ir, op, &message))
    };
    // One offset stands for all dimensions of a reinterpreting cast.
    if (offsets, ranks[0]) != (1, 1) && offsets != sizes {
        return mismatch("offsets", offsets, "sizes", sizes);
    }
    if sizes != strides {
        return mismatch("sizes", sizes, "strides", strides);
    }
    for (((name, values), wanted), dynamic) in
        ["offset", "size", "stride"].iter().zip(&statics).zip(ranks).zip(dynamic)
    {
        list_of_mixed(ctx, ir, op, name, wanted, values, dynamic)?;
    }
    for (name, values) in ["offsets", "sizes"].iter().zip(&statics) {
        if let Some(value) = values.iter().find(|value| **value < 0 && **value != crate::context::DYNAMIC) {
            let message = format!("expected {name} to be non-negative, but got {value}");
            return Err(op_failure(ctx, ir, op, &message));
        }
    }
    Ok(())
}

/// MLIR's `verifyListOfOperandsOrIntegers`.
///
/// # Errors
/// When there are not as many constants, or not as many operands as constants that are left open.
pub fn list_of_mixed(
    ctx: &Context,
    ir: &Ir,
    op: Op,
    name: &str,
    wanted: usize,
    values: &[i64],
    dynamic: usize,
) -> Verified {
    if values.len() != wanted {
        let message = format!("expected {wanted} {name} values, got {}", values.len());
        return Err(op_failure(ctx, ir, op, &message));
    }
    let open = values.iter().filter(|value| **value == crate::context::DYNAMIC).count();
    if open != dynamic {
        return Err(op_failure(ctx, ir, op, &format!("expected {open} dynamic {name} values")));
    }
    Ok(())
}

/// `LoopLikeOpInterface`, when the regions were found right.
pub fn loop_like<T: LoopValues>(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let CarriedTypes { inits, iter_args, yielded, results } = T::from_op_unchecked(op).loop_values(ctx, ir);
    let error = |message: String| Err(op_error(ctx, ir, op, &message));
    let Some(args) = iter_args else {
        let message = "different number of inits and region iter_args";
        // MLIR counts the arguments behind a counter that is not there.
        return error(format!("{message}: {} != {}", inits.len(), u64::MAX));
    };
    if inits.len() != args.len() {
        let message = "different number of inits and region iter_args";
        return error(format!("{message}: {} != {}", inits.len(), args.len()));
    }
    if !yielded.is_empty() && args.len() != yielded.len() {
        let message = "different number of region iter_args and yielded values";
        return error(format!("{message}: {} != {}", args.len(), yielded.len()));
    }
    if let Some(results) = &results
        && results.len() != args.len()
    {
        let message = "different number of loop results and region iter_args";
        return error(format!("{message}: {} != {}", results.len(), args.len()));
    }
    let differ = |index: usize, what: &str, other: &str, a: Type, b: Type| {
        let (a, b) = (a.to_text(ctx), b.to_text(ctx));
        error(format!("{index}-th {what} and {index}-th {other} have different type: '{a}' != '{b}'"))
    };
    for (index, (init, arg)) in inits.iter().zip(&args).enumerate() {
        if init != arg {
            return differ(index, "init", "region iter_arg", *init, *arg);
        }
        if let Some(value) = yielded.get(index).filter(|value| *value != arg) {
            return differ(index, "region iter_arg", "yielded value", *arg, *value);
        }
    }
    for (index, (arg, result)) in args.iter().zip(results.iter().flatten()).enumerate() {
        if arg != result {
            return differ(index, "region iter_arg", "loop result", *arg, *result);
        }
    }
    Ok(())
}

/// `RegionBranchOpInterface`, when the regions were found right: what is passed has the types of what it stands for.
pub fn region_branch(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let Some(model) = ir.interfaces(ctx, op).region_branch else { return Ok(()) };
    let parent = || "parent".to_owned();
    edges(ctx, ir, [op, op], RegionPoint::Parent, parent, |to| {
        (model.entry_successor_operands)(ctx, ir, op, to)
    })?;
    for region in ir.regions(op) {
        let ends = ir.blocks(region).filter_map(|block| ir.last_op(block));
        for end in ends {
            let Some(terminator) = ir.interfaces(ctx, end).region_branch_terminator else { continue };
            let source = || format!("Operation {}", ir.name(end).as_str(ctx));
            edges(ctx, ir, [op, end], RegionPoint::Region(region), source, |to| {
                (terminator.successor_operands)(ctx, ir, end, to)
            })?;
        }
    }
    Ok(())
}

/// Checks all ways from one point, at the second operation, through the first. `operands` are the numbers of what the
/// second operation passes.
fn edges(
    ctx: &Context,
    ir: &Ir,
    [op, branch]: [Op; 2],
    from: RegionPoint,
    source: impl Fn() -> String,
    operands: impl Fn(RegionPoint) -> std::ops::Range<usize>,
) -> Result<(), Diagnostic> {
    let Some(model) = ir.interfaces(ctx, op).region_branch else { return Ok(()) };
    let error = |message: &str| {
        let error = op_error(ctx, ir, op, message);
        Err(error.with_note(ir.location(branch), "region branch point".to_owned()))
    };
    for successor in (model.successor_regions)(ctx, ir, op, from) {
        let edge = || {
            let target = match successor.point {
                RegionPoint::Parent => "parent".to_owned(),
                RegionPoint::Region(region) => format!("Region #{}", ir.region_number(region)),
            };
            format!("along control flow edge from {} to {target}", source())
        };
        let given = operands(successor.point);
        if given.len() != successor.inputs.len() {
            let message = format!(
                "{}: region branch point has {} operands, but region successor needs {} inputs",
                edge(),
                given.len(),
                successor.inputs.len()
            );
            return error(&message);
        }
        for (index, (number, input)) in given.zip(&successor.inputs).enumerate() {
            let (given, wanted) = (ir.value_type(ir.operand(branch, number)), ir.value_type(*input));
            if given != wanted {
                let message = format!(
                    "{}: successor operand type #{index} '{}' should match successor input type #{index} '{}'",
                    edge(),
                    given.to_text(ctx),
                    wanted.to_text(ctx)
                );
                return error(&message);
            }
        }
    }
    Ok(())
}

/// `SingleBlockImplicitTerminator`, when the regions were found right: each block ends with the terminator.
pub fn ends_with(ctx: &Context, ir: &Ir, op: Op, terminator: &str) -> Verified {
    for block in ir.regions(op).flat_map(|region| ir.blocks(region)) {
        let Some(last) = ir.last_op(block) else { continue };
        let found = ir.name(last).as_str(ctx);
        if found != terminator {
            let message = format!("expects regions to end with '{terminator}', found '{found}'");
            let note = format!("in custom textual format, the absence of terminator implies '{terminator}'");
            return Err(op_error(ctx, ir, op, &message).with_note(ir.location(op), note));
        }
    }
    Ok(())
}

/// A symbol that is a declaration where its region is empty (`isDeclaration` of `SymbolOpInterface`).
pub fn external_symbol(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let is_declared = ir.num_regions(op) > 0 && ir.is_empty_region(ir.region(op, 0));
    if is_declared { declared_symbol(ctx, ir, op) } else { Ok(()) }
}

/// A symbol that is only declared is not visible from outside (`SymbolOpInterface`).
pub fn declared_symbol(ctx: &Context, ir: &Ir, op: Op) -> Verified {
    let visibility = get(ctx, ir, op, "sym_visibility");
    let visibility = visibility.and_then(|attr| crate::ods_support::attributes::string_value(ctx, attr));
    if visibility.is_none_or(|text| text == "public") {
        return Err(op_error(ctx, ir, op, "symbol declaration cannot have public visibility"));
    }
    Ok(())
}

/// Calls the check of the interface `I`, if the operation implements it.
///
/// # Errors
/// What it finds.
pub fn interface<I: VerifyInterface + ?Sized + 'static>(
    ctx: &Context,
    ir: &Ir,
    op: Op,
) -> Result<(), Diagnostic> {
    op_interface::<I>(ctx, ir, op).map_or(Ok(()), |op| op.verify_interface(ctx, ir))
}
