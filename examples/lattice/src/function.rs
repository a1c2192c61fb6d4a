//! From a model to a module: the function `evaluate`, which takes the features and returns the prediction.

use crate::lattice::{CalibrateOp, InterpolateOp, MeanOp};
use crate::model::Model;
use dialects::arith::ConstantOp;
use dialects::func::{FuncOp, ReturnOp};
use dialects::memref::LoadOp;
use ir_core::predicates::build::f64_attr;
use ir_core::prelude::*;

/// The name of the function.
pub const NAME: &str = "evaluate";

/// The module of a model, in the dialects `lattice`, `func`, `memref` and `arith`. Of some features the value
/// may be `known` already; the function does not read these.
///
/// # Errors
/// When the model is not one: a number of a feature or calibrator is too large, or a table has the wrong
/// size.
pub fn module(ctx: &Context, model: &Model, known: &[(usize, f64)]) -> Result<Module, Diagnostics> {
    let mut module = Module::new(ctx);
    let mut b = module.builder();
    let ty = ctx.memref_type(&[model.features as i64], Type::F64, None, None);
    let function = FuncOp::create(&mut b, NAME, ctx.function_type(&[ty], &[Type::F64]));
    let entry = b.create_block(function.body(b.ir()), None, &[(ty, b.location())]);
    let features = b.ir().argument(entry, 0);

    let mut calibrated = Vec::new();
    for calibrator in &model.calibrators {
        let known = known.iter().find(|(feature, _)| *feature == calibrator.feature);
        let input = match known {
            Some((_, value)) => ConstantOp::create(&mut b, f64_attr(ctx, *value)).result(b.ir()),
            None => load(&mut b, features, calibrator.feature),
        };
        let new = CalibrateOp::create(&mut b, Type::F64, input, &calibrator.keypoints, &calibrator.outputs);
        calibrated.push(new.result(b.ir()));
    }
    let mut results = Vec::new();
    for lattice in &model.lattices {
        let inputs: Vec<Value> = lattice.inputs.iter().map(|input| calibrated[*input]).collect();
        let sizes: Vec<i64> = lattice.sizes.iter().map(|size| *size as i64).collect();
        let new = InterpolateOp::create(&mut b, Type::F64, &inputs, &sizes, &lattice.entries);
        results.push(new.result(b.ir()));
    }
    let mean = MeanOp::create(&mut b, Type::F64, &results).result(b.ir());
    ReturnOp::create(&mut b, &[mean]);
    module.verify()?;
    Ok(module)
}

/// Loads a feature.
fn load(b: &mut Builder<'_>, features: Value, feature: usize) -> Value {
    let index = b.context().integer_attr_of(Type::INDEX, feature as i64);
    let index = ConstantOp::create(b, index).result(b.ir());
    LoadOp::create(b, features, &[index]).result(b.ir())
}
