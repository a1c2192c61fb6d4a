//! Dialect conversion: targets, patterns, types, rollback, and sets of patterns that misbehave.

mod legality;
mod misbehaviour;
mod reconcile;
mod rollback;
mod types;

use ir_core::prelude::*;
use ir_core::rewrite::{
    ConversionConfig, ConversionRewriter, ConversionTarget, ConvertedValues, DialectConversion,
};

/// A context that knows `builtin` only, and accepts everything.
fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// The text of the module after a conversion; its error, after checking that the module is unchanged.
fn convert(conversion: &DialectConversion, module: &mut Module, is_full: bool) -> Result<String, String> {
    let before = module.to_string();
    let top = module.operation();
    let result = if is_full {
        conversion.apply_full(module.ir_mut(), top)
    } else {
        conversion.apply_partial(module.ir_mut(), top).map(|_| ())
    };
    if let Err(verification) = module.verify() {
        panic!("{verification} in\n{module}");
    }
    match result {
        Ok(()) => Ok(module.to_string()),
        Err(error) => {
            assert_eq!(module.to_string(), before, "a conversion that fails changes nothing");
            let notes = error.notes.iter().map(|note| note.message.as_str());
            let texts: Vec<&str> = std::iter::once(error.message.as_str()).chain(notes).collect();
            Err(texts.join("\n"))
        }
    }
}

/// Converts a text partially.
fn partial(text: &str, target: ConversionTarget, patterns: PatternSet) -> Result<String, String> {
    let ctx = context();
    let mut module = Module::parse(&ctx, text).expect("the text is valid");
    convert(&DialectConversion::new(&ctx, target, patterns), &mut module, false)
}

/// Creates an operation with the results of another one at the insertion point.
fn create(rw: &mut dyn OpBuilder, name: &str, operands: &[Value], types: &[Type]) -> Op {
    let name = rw.context().op_name(name);
    let location = rw.location();
    rw.create(&OpState { operands, result_types: types, ..OpState::new(name, location) })
}

/// Adds a pattern that replaces `from` by `to`, with the converted operands and the same types.
fn rename(patterns: &mut PatternSet, from: &'static str, to: &'static str) {
    patterns.add_fn_for(&format!("{from} to {to}"), from, move |rw, op| {
        let operands = rw.ir().operands(op).to_vec();
        let types: Vec<Type> = rw.ir().result_types(op).collect();
        let new = create(rw, to, &operands, &types);
        let results = rw.ir().results(new).to_vec();
        rw.replace_op(op, &results);
        Some(())
    });
}
