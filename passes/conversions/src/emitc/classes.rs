//! `wrap-emitc-func-in-class`: turns functions into classes with the arguments as fields.

use super::passes::WrapFuncInClassPass;
use dialects::emitc::{ClassOp, FieldOp, FuncOp, GetFieldOp};
use ir_core::context::{Attribute, Context};
use ir_core::ir::{Builder, Ir, Op, OpBuilder as _, OpHandle as _, Order};
use ir_core::pass::{PassFailure, PassRun, PreparedPass};
use ir_core::predicates::attributes::array_elements;

/// Replaces a function by a class with its body. As in MLIR, a declaration loses its arguments, too.
fn wrap(ir: &mut Ir, function: FuncOp) {
    let ctx = ir.context().clone();
    let (op, location) = (function.op(), ir.location(function.op()));
    let name = format!("{}Class", function.sym_name(ir));
    let attributes: Vec<Attribute> =
        function.arg_attrs_attr(ir).and_then(|all| array_elements(&ctx, all)).unwrap_or_default().to_vec();
    let body = ir.region(op, 0);
    let entry = ir.first_block(body);
    let arguments: Vec<_> = entry.into_iter().flat_map(|entry| ir.arguments(entry)).collect();
    let types: Vec<_> = arguments.iter().map(|value| ir.value_type(*value)).collect();
    let results = function.signature(ir).1.to_vec();
    let mut builder = Builder::new(ir);
    builder.set_insertion_point(op);
    builder.set_location(location);
    let class = ClassOp::create(&mut builder, &name);
    let region = class.body(builder.ir());
    builder.create_block(region, None, &[]);
    let mut fields = Vec::with_capacity(types.len());
    for (index, ty) in types.iter().enumerate() {
        let field = format!("fieldName{index}");
        let created = FieldOp::builder(&mut builder, &field, *ty).create();
        let dictionary = attributes.get(index).copied();
        let is_filled =
            |all: &Attribute| all.dictionary_entries(&ctx).is_some_and(|entries| !entries.is_empty());
        builder.ir_mut().set_attributes(created.op(), dictionary.filter(is_filled));
        fields.push(field);
    }
    let new = FuncOp::create(&mut builder, "execute", ctx.function_type(&[], &results)).op();
    let to = builder.ir().region(new, 0);
    while let Some(block) = ir.first_block(body) {
        ir.remove_block(block);
        ir.insert_block(block, to, None);
    }
    let Some(entry) = entry else { return ir.erase(op) };
    let mut builder = Builder::new(ir);
    builder.set_location(location);
    builder.set_insertion_point_to_start(entry);
    let values: Vec<_> = types
        .iter()
        .zip(&fields)
        .map(|(ty, field)| GetFieldOp::create(&mut builder, *ty, field).result(builder.ir()))
        .collect();
    for (argument, value) in arguments.iter().zip(values) {
        ir.replace_all_uses(*argument, value);
    }
    for index in (0..arguments.len()).rev() {
        ir.erase_argument(entry, index);
    }
    ir.erase(op);
}

impl PreparedPass for WrapFuncInClassPass {
    type State = ();

    fn prepare(&self, _ctx: &Context) {}

    fn run_prepared(&self, (): &(), run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let mut found: Vec<Op> = Vec::new();
        run.ir.visit(run.op, Order::Post, |op| found.push(op));
        for op in found {
            if let Some(function) = FuncOp::cast(run.ir, op) {
                wrap(run.ir, function);
            }
        }
        Ok(())
    }
}
