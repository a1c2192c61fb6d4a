//! The passes that convert to `emitc`.

use super::memref::{add_arrays, include_headers};
use super::types::{add_size_t, keep_types};
use super::{add_arith_to_emitc, add_func_to_emitc, add_memref_to_emitc, add_scf_to_emitc};
use crate::convert::convert_partially;
use dialects::{emitc, func, scf};
use ir_core::context::{Context, Ident, Location};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Ir, Op, Order, Walk};
use ir_core::pass::{DependentDialects, PassFailure, PassRun, PreparedPass};
use ir_core::rewrite::{ConversionTarget, DialectConversion, PatternSet, TypeConverter};
use std::sync::Arc;

/// The declarations of the passes, generated from `Passes.ods`.
#[allow(clippy::derivable_impls, reason = "all options have the default of their type")]
mod declared {
    ir_core::include_dialect!("emitc");
}
pub use declared::{
    ConvertArithToEmitC, ConvertFuncToEmitC, ConvertMemRefToEmitC, ConvertToEmitC, FormExpressionsPass,
    SCFToEmitC, WrapFuncInClassPass, register_passes,
};

/// A converter with these type conversion rules.
fn converter(add_rules: impl FnOnce(&mut TypeConverter)) -> Arc<TypeConverter> {
    let mut converter = TypeConverter::new();
    add_rules(&mut converter);
    Arc::new(converter)
}

/// Declares `emitc` as a dependent dialect of passes.
macro_rules! create_emitc {
    ($($pass:ty),*) => {$(
        impl DependentDialects for $pass {
            fn register_dialects(ctx: &Context) {
                emitc::register(ctx);
            }
        }
    )*};
}

create_emitc! {
    ConvertArithToEmitC, ConvertFuncToEmitC, ConvertMemRefToEmitC, FormExpressionsPass, SCFToEmitC,
    WrapFuncInClassPass
}

/// The target that makes operations of `emitc` legal.
fn emitc_target() -> ConversionTarget {
    let mut target = ConversionTarget::new();
    target.add_legal_dialects(["emitc"]);
    target
}

impl PreparedPass for ConvertArithToEmitC {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let converter = converter(|converter| {
            keep_types(converter, false);
            add_size_t(converter);
        });
        let (mut patterns, mut target) = (PatternSet::new(), emitc_target());
        add_arith_to_emitc(&mut patterns, &converter);
        target.add_illegal_dialects(["arith"]);
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_partially(conversion, run)
    }
}

impl PreparedPass for ConvertFuncToEmitC {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let converter = converter(|converter| keep_types(converter, false));
        let (mut patterns, mut target) = (PatternSet::new(), emitc_target());
        add_func_to_emitc(&mut patterns, &converter);
        target.add_illegal_op::<func::CallOp>();
        target.add_illegal_op::<func::FuncOp>();
        target.add_illegal_op::<func::ReturnOp>();
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_partially(conversion, run)
    }
}

impl PreparedPass for SCFToEmitC {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let converter = converter(|converter| {
            keep_types(converter, true);
            add_size_t(converter);
        });
        let (mut patterns, mut target) = (PatternSet::new(), ConversionTarget::new());
        add_scf_to_emitc(&mut patterns, &converter);
        target.add_illegal_op::<scf::ForOp>();
        target.add_illegal_op::<scf::IfOp>();
        target.add_illegal_op::<scf::IndexSwitchOp>();
        target.add_illegal_op::<scf::WhileOp>();
        target.mark_unknown_dynamically_legal(|_: &Ir, _| true);
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_partially(conversion, run)
    }
}

impl PreparedPass for ConvertMemRefToEmitC {
    type State = DialectConversion;

    fn prepare(&self, ctx: &Context) -> DialectConversion {
        let converter = converter(|converter| {
            keep_types(converter, false);
            add_arrays(converter);
        });
        let (mut patterns, mut target) = (PatternSet::new(), emitc_target());
        add_memref_to_emitc(&mut patterns, &converter);
        target.add_illegal_dialects(["memref"]);
        DialectConversion::new(ctx, target, patterns)
    }

    fn run_prepared(&self, conversion: &DialectConversion, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        convert_partially(conversion, run)?;
        include_headers(run.ir, run.op, self.lower_to_cpp);
        Ok(())
    }
}

/// A dialect with operations that can be converted to `emitc` (MLIR's dialect interface of this name).
/// User-defined dialects implement it, and register it by `ctx.register_dialect_interface::<dyn
/// ConvertToEmitcPatternInterface>(name, &Implementation)`.
pub trait ConvertToEmitcPatternInterface: Send + Sync {
    /// Adds the type conversion rules.
    fn add_type_rules(&self, converter: &mut TypeConverter);

    /// Adds the conversion patterns, and the legality of operations other than those of `emitc`.
    fn populate(
        &self,
        target: &mut ConversionTarget,
        converter: &Arc<TypeConverter>,
        patterns: &mut PatternSet,
    );
}

/// The interface of a dialect: functions that add type conversion rules and patterns.
struct Patterns(fn(&mut TypeConverter), fn(&mut PatternSet, &Arc<TypeConverter>));

impl ConvertToEmitcPatternInterface for Patterns {
    fn add_type_rules(&self, converter: &mut TypeConverter) {
        self.0(converter);
    }

    fn populate(
        &self,
        _target: &mut ConversionTarget,
        converter: &Arc<TypeConverter>,
        patterns: &mut PatternSet,
    ) {
        self.1(patterns, converter);
    }
}

/// The dialects of this project that can be converted.
const INTERFACES: [(&str, &Patterns); 4] = [
    ("arith", &Patterns(add_size_t, add_arith_to_emitc)),
    ("func", &Patterns(|_| (), add_func_to_emitc)),
    ("memref", &Patterns(add_arrays, add_memref_to_emitc)),
    ("scf", &Patterns(add_size_t, add_scf_to_emitc)),
];

/// Registers the interface for the dialects of this project that lack it.
pub fn register_convert_to_emitc_interfaces(ctx: &Context) {
    for (dialect, patterns) in INTERFACES {
        if interface(ctx, dialect).is_none() {
            ctx.register_dialect_interface::<dyn ConvertToEmitcPatternInterface>(dialect, patterns);
        }
    }
}

/// The interface of a dialect.
fn interface(ctx: &Context, dialect: &str) -> Option<&'static dyn ConvertToEmitcPatternInterface> {
    ctx.dialect_interface::<dyn ConvertToEmitcPatternInterface>(ctx.ident(dialect))
}

/// The dialect that is converted only if the IR has operations of the dialects [`LOAD_IT`]. A signature
/// alone keeps its memrefs.
const ON_DEMAND: &str = "memref";

/// The dialects whose operations make MLIR load the dialect `memref`. The dialect `test` exists only in
/// MLIR's tools.
const LOAD_IT: [&str; 3] = [ON_DEMAND, "tensor", "test"];

/// The interfaces of the named dialects. Without names, those of all dialects that have one.
fn interfaces(
    ctx: &Context,
    names: &[String],
    with_on_demand: bool,
) -> Result<Vec<&'static dyn ConvertToEmitcPatternInterface>, Diagnostic> {
    let is_loaded = |name: &str| with_on_demand || name != ON_DEMAND;
    if names.is_empty() {
        let loaded = ctx.dialect_namespaces().filter(|dialect| is_loaded(dialect));
        return Ok(loaded.filter_map(|dialect| interface(ctx, dialect)).collect());
    }
    let find = |name: &String| {
        interface(ctx, name).filter(|_| is_loaded(name)).ok_or_else(|| {
            let message = match ctx.dialect(ctx.ident(name)).filter(|_| is_loaded(name)) {
                None => format!("dialect not loaded: {name}\n"),
                Some(_) => format!("dialect does not implement ConvertToEmitCPatternInterface: {name}\n"),
            };
            Diagnostic::error(Location::UNKNOWN, message)
        })
    };
    names.iter().map(find).collect()
}

impl DependentDialects for ConvertToEmitC {
    fn register_dialects(ctx: &Context) {
        emitc::register(ctx);
        register_convert_to_emitc_interfaces(ctx);
    }
}

impl ConvertToEmitC {
    fn conversion(&self, ctx: &Context, with_on_demand: bool) -> Result<DialectConversion, Diagnostic> {
        let interfaces = interfaces(ctx, &self.filter_dialects, with_on_demand)?;
        let converter = converter(|converter| {
            keep_types(converter, true);
            interfaces.iter().for_each(|interface| interface.add_type_rules(converter));
        });
        let (mut patterns, mut target) = (PatternSet::new(), emitc_target());
        for interface in interfaces {
            interface.populate(&mut target, &converter, &mut patterns);
        }
        Ok(DialectConversion::new(ctx, target, patterns))
    }
}

/// Whether an operation or a nested one belongs to one of these dialects.
fn has_op_of(ctx: &Context, ir: &Ir, op: Op, dialects: &[&str]) -> bool {
    let dialects: Vec<Ident> = dialects.iter().map(|name| ctx.ident(name)).collect();
    let is_complete = ir.try_visit(op, Order::Pre, |op| {
        if dialects.contains(&ir.name(op).dialect(ctx)) { Walk::Interrupt } else { Walk::Advance }
    });
    !is_complete
}

impl PreparedPass for ConvertToEmitC {
    /// The conversions without and with `memref`.
    type State = [Result<DialectConversion, Diagnostic>; 2];

    fn prepare(&self, ctx: &Context) -> Self::State {
        [false, true].map(|with_on_demand| self.conversion(ctx, with_on_demand))
    }

    fn run_prepared(&self, conversions: &Self::State, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let with_on_demand = has_op_of(run.ctx, run.ir, run.op, &LOAD_IT);
        match &conversions[usize::from(with_on_demand)] {
            Ok(conversion) => convert_partially(conversion, run),
            Err(error) => Err(run.fail(error.clone())),
        }
    }
}
