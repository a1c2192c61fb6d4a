//! Conversions of functions, calls, branches and loops; the goldens are `mlir-opt`'s.

use conversions::structures::*;
use ir_core::context::TypeKind;
use ir_core::prelude::*;
use ir_core::rewrite::{ConversionTarget, DialectConversion, TypeConversion, TypeConverter};
use std::sync::Arc;

fn context() -> Context {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    dialects::register_all(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx
}

/// The element types of a type, with nested tuples flattened.
fn flattened(ctx: &Context, ty: Type) -> Vec<Type> {
    match ty.kind(ctx) {
        TypeKind::Tuple(types) => types.iter().flat_map(|ty| flattened(ctx, *ty)).collect(),
        _ => vec![ty],
    }
}

fn create(b: &mut dyn OpBuilder, name: &str, operands: &[Value], ty: Type, index: Option<i64>) -> Value {
    let ctx = b.context();
    let entry = index.map(|index| NamedAttribute {
        name: ctx.ident("index"),
        value: ctx.integer_attr_of(Type::I32, index),
    });
    let attributes = entry.and_then(|entry| ctx.dictionary_attr(&[entry]).ok());
    let state = OpState {
        operands,
        result_types: &[ty],
        attributes,
        ..OpState::new(ctx.op_name(name), b.location())
    };
    let op = b.create(&state);
    b.ir().result(op, 0)
}

/// Packs the values into a tuple, including nested tuples.
fn make_tuple(b: &mut dyn OpBuilder, ty: Type, values: &mut impl Iterator<Item = Value>) -> Value {
    let elements = match ty.kind(b.context()) {
        TypeKind::Tuple(types) => types.to_vec(),
        _ => return values.next().expect("a value for each type"),
    };
    let elements: Vec<Value> = elements.into_iter().map(|ty| make_tuple(b, ty, values)).collect();
    create(b, "test.make_tuple", &elements, ty, None)
}

/// Unpacks the elements of a value.
fn take_apart(b: &mut dyn OpBuilder, value: Value, elements: &mut Vec<Value>) {
    let types = match b.ir().value_type(value).kind(b.context()) {
        TypeKind::Tuple(types) => types.to_vec(),
        _ => return elements.push(value),
    };
    for (index, ty) in types.into_iter().enumerate() {
        let element = create(b, "test.get_tuple_element", &[value], ty, Some(index as i64));
        take_apart(b, element, elements);
    }
}

/// The converter that flattens tuples.
fn tuples() -> Arc<TypeConverter> {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| ty);
    converter.add_conversion(|_, ctx, ty| match ty.kind(ctx) {
        TypeKind::Tuple(_) => TypeConversion::Many(flattened(ctx, ty)),
        _ => TypeConversion::Next,
    });
    converter
        .add_source_materialization(|b, ty, inputs, _| Some(make_tuple(b, ty, &mut inputs.iter().copied())));
    converter.add_target_materialization(|b, _, inputs, _, _| {
        let mut elements = Vec::new();
        inputs.iter().for_each(|value| take_apart(b, *value, &mut elements));
        Some(elements)
    });
    Arc::new(converter)
}

/// Makes functions, calls and returns legal if their types are, and adds patterns for them.
fn functions(target: &mut ConversionTarget, patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    let own = converter.clone();
    target.add_dynamically_legal_ops(["func.return"], move |ir: &Ir, op| is_legal_return(ir, op, &own));
    let own = converter.clone();
    target.add_dynamically_legal_ops(["func.call"], move |ir: &Ir, op| own.is_legal_op(ir, op));
    let own = converter.clone();
    target.add_dynamically_legal_ops(["func.func"], move |ir: &Ir, op| is_legal_signature(ir, op, &own));
    add_return_conversion(patterns, converter);
    add_call_conversion(patterns, converter);
    add_function_conversion(patterns, "func.func", converter);
}

/// The module after a partial conversion.
fn convert(text: &str, target: ConversionTarget, patterns: PatternSet) -> String {
    let ctx = context();
    let mut module = Module::parse(&ctx, text).expect("the text is valid");
    let top = module.operation();
    let conversion = DialectConversion::new(&ctx, target, patterns);
    let converted = conversion.apply_partial(module.ir_mut(), top);
    assert!(converted.is_ok(), "{converted:?}");
    module.verify().expect("the result is valid");
    module.to_string()
}

#[test]
fn signatures_calls_and_returns_are_converted_as_by_the_peer() {
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    functions(&mut target, &mut patterns, &tuples());
    let text = convert(include_str!("goldens/tuples.mlir"), target, patterns);
    // The operations are registered there, so the index is a property.
    let expected = include_str!("goldens/tuples.out").replace("<{", "{").replace("}>", "}");
    assert_eq!(text.trim_end(), expected.trim_end());
}

#[test]
fn branches_and_loops_are_converted() {
    let text = r#"
func.func @f(%c: i1, %n: index, %t: tuple<i1, i32>) -> tuple<i1, i32> {
  cf.cond_br %c, ^bb1(%t : tuple<i1, i32>), ^bb2
^bb1(%x: tuple<i1, i32>):
  %0 = scf.for %i = %n to %n step %n iter_args(%y = %x) -> (tuple<i1, i32>) {
    %1 = scf.if %c -> (tuple<i1, i32>) {
      scf.yield %x : tuple<i1, i32>
    } else {
      scf.yield %y : tuple<i1, i32>
    }
    scf.yield %1 : tuple<i1, i32>
  }
  cf.br ^bb3(%0 : tuple<i1, i32>)
^bb2:
  cf.br ^bb3(%t : tuple<i1, i32>)
^bb3(%z: tuple<i1, i32>):
  return %z : tuple<i1, i32>
}
"#;
    let converter = tuples();
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    functions(&mut target, &mut patterns, &converter);
    make_branches_legal(&mut target, &converter);
    add_branch_conversions(&mut patterns, &converter);
    make_scf_legal(&mut target, &converter);
    add_scf_conversions(&mut patterns, &converter);
    let text = convert(text, target, patterns);
    assert!(!text.contains("tuple"), "{text}");
    let expected = "module {
  func.func @f(%arg0: i1, %arg1: index, %arg2: i1, %arg3: i32) -> (i1, i32) {
    cf.cond_br %arg0, ^bb1(%arg2, %arg3 : i1, i32), ^bb2
  ^bb1(%0: i1, %1: i32):  // pred: ^bb0
    %2:2 = scf.for %arg4 = %arg1 to %arg1 step %arg1 iter_args(%arg5 = %0, %arg6 = %1) -> (i1, i32) {
      %5:2 = scf.if %arg0 -> (i1, i32) {
        scf.yield %0, %1 : i1, i32
      } else {
        scf.yield %arg5, %arg6 : i1, i32
      }
      scf.yield %5#0, %5#1 : i1, i32
    }
    cf.br ^bb3(%2#0, %2#1 : i1, i32)
  ^bb2:  // pred: ^bb0
    cf.br ^bb3(%arg2, %arg3 : i1, i32)
  ^bb3(%3: i1, %4: i32):  // 2 preds: ^bb1, ^bb2
    return %3, %4 : i1, i32
  }
}
";
    assert_eq!(text, expected);
}

#[test]
fn branches_of_any_dialect_are_converted_in_place() {
    let text = r#"
func.func @f(%i: index) {
  cf.br ^bb1(%i : index)
^bb1(%j: index):
  "test.use"(%j) : (index) -> ()
  return
}
"#;
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| ty);
    converter.add_conversion(|_, _, ty| (ty == Type::INDEX).then_some(Type::I64));
    converter.add_source_materialization(|b, ty, inputs, _| Some(create(b, "test.back", inputs, ty, None)));
    let converter = Arc::new(converter);
    let (mut target, mut patterns) = (ConversionTarget::new(), PatternSet::new());
    // Functions convert only their entry block, so a pattern with precedence converts the blocks.
    let own = converter.clone();
    patterns.add_conversion_fn(
        "blocks",
        Some(&converter),
        move |rw: &mut ir_core::rewrite::ConversionRewriter<'_, '_>,
              function: dialects::func::FuncOp,
              _: &ir_core::rewrite::ConvertedValues| {
            let region = rw.ir().region(function.op(), 0);
            rw.convert_region_types(region, &own, None)?;
            let ty = rw.context().type_attr(rw.context().function_type(&[Type::I64], &[]));
            rw.modify(function.op(), |ir| ir.set_attribute(function.op(), "function_type", ty));
            Some(())
        },
    );
    functions(&mut target, &mut patterns, &converter);
    let own = converter.clone();
    target.mark_unknown_dynamically_legal(move |ir: &Ir, op| is_legal_branch(ir, op, &own));
    add_branch_operand_conversion(&mut patterns, &converter);
    let expected = "module {
  func.func @f(%arg0: i64) {
    cf.br ^bb1(%arg0 : i64)
  ^bb1(%0: i64):  // pred: ^bb0
    %1 = \"test.back\"(%0) : (i64) -> index
    \"test.use\"(%1) : (index) -> ()
    return
  }
}
";
    assert_eq!(convert(text, target, patterns), expected);
}
