//! Conversions of the types of operands, results and block arguments: 1:1, 1:N and 1:0.

use super::*;
use ir_core::rewrite::{SignatureConversion, TypeConversion, TypeConverter};
use std::sync::Arc;

/// Converts `index` to `i64`, `i64` to two `i32`, and drops `none`. Other types stay.
fn converter() -> TypeConverter {
    let mut converter = TypeConverter::new();
    converter.add_conversion(|_, _, ty| ty);
    converter.add_conversion(|_, _, ty| match ty {
        Type::INDEX => TypeConversion::One(Type::I32),
        Type::I64 => TypeConversion::Many(vec![Type::I32, Type::I32]),
        Type::NONE => TypeConversion::Many(Vec::new()),
        Type::F64 => TypeConversion::Fail,
        _ => TypeConversion::Next,
    });
    converter
}

/// With materializations by operations.
fn with_materializations(mut converter: TypeConverter) -> Arc<TypeConverter> {
    converter.add_source_materialization(|b, ty, inputs, location| {
        b.set_location(location);
        let op = create(b, "d.source", inputs, &[ty]);
        Some(b.ir().result(op, 0))
    });
    converter.add_target_materialization(|b, types, inputs, _, _| {
        let op = create(b, "d.target", inputs, types);
        Some(b.ir().results(op).to_vec())
    });
    Arc::new(converter)
}

/// Adds a pattern that converts operands and results of the operations of the dialect `a` to those of `d`.
fn add_conversions(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    let types = converter.clone();
    patterns.add_conversion_fn(
        "convert",
        Some(converter),
        move |rw: &mut ConversionRewriter<'_, '_>, op: Op, operands: &ConvertedValues| {
            if rw.ir().num_regions(op) != 0 {
                return rw.mismatch("it has a region");
            }
            let (ctx, name) = (rw.context(), rw.ir().name(op).as_str(rw.context()).to_owned());
            let Some(name) = name.strip_prefix("a.") else { return rw.mismatch("not of the dialect") };
            let results: Vec<Type> = rw.ir().result_types(op).collect();
            let mut lists = Vec::new();
            for ty in results {
                lists.push(types.convert_types(ctx, [ty])?);
            }
            let new = create(rw, &format!("d.{name}"), operands.flat(), &lists.concat());
            let mut values = rw.ir().results(new).to_vec().into_iter();
            let values: Vec<Vec<Value>> =
                lists.iter().map(|list| values.by_ref().take(list.len()).collect()).collect();
            rw.replace_op_with_multiple(op, &values);
            Some(())
        },
    );
}

fn run(text: &str, converter: &Arc<TypeConverter>) -> Result<String, String> {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["a"]).add_legal_dialects(["d", "c", "builtin"]);
    let mut patterns = PatternSet::new();
    add_conversions(&mut patterns, converter);
    partial(text, target, patterns)
}

#[test]
fn values_between_converted_operations_need_no_materialization() {
    let text = r#"
%0:3 = "a.source"() : () -> (index, i64, none)
"a.use"(%0#0, %0#1, %0#2) : (index, i64, none) -> ()
"#;
    let expected = "module {
  %0:3 = \"d.source\"() : () -> (i32, i32, i32)
  \"d.use\"(%0#0, %0#1, %0#2) : (i32, i32, i32) -> ()
}
";
    assert_eq!(run(text, &Arc::new(converter())).as_deref(), Ok(expected));
}

#[test]
fn materializations_are_where_the_values_are_defined() {
    let text = r#"
%0 = "c.source"() : () -> i64
"c.first"() : () -> ()
%1 = "a.twice"(%0) : (i64) -> i64
"c.second"() : () -> ()
"c.use"(%1) : (i64) -> ()
"a.use"(%0) : (i64) -> ()
"#;
    let expected = "module {
  %0 = \"c.source\"() : () -> i64
  %1:2 = \"d.target\"(%0) : (i64) -> (i32, i32)
  \"c.first\"() : () -> ()
  %2:2 = \"d.twice\"(%1#0, %1#1) : (i32, i32) -> (i32, i32)
  %3 = \"d.source\"(%2#0, %2#1) : (i32, i32) -> i64
  \"c.second\"() : () -> ()
  \"c.use\"(%3) : (i64) -> ()
  \"d.use\"(%1#0, %1#1) : (i32, i32) -> ()
}
";
    assert_eq!(run(text, &with_materializations(converter())).as_deref(), Ok(expected));
}

#[test]
fn casts_that_remain_are_errors_or_stay() {
    let text = r#"
%0 = "c.source"() : () -> index
"a.use"(%0) : (index) -> ()
"#;
    let error = run(text, &Arc::new(converter())).expect_err("there is no materialization");
    assert!(error.contains("from ('index') to ('i32')"), "{error}");
    let ctx = context();
    let mut module = Module::parse(&ctx, text).expect("the text is valid");
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["a"]).add_legal_dialects(["d"]);
    let mut patterns = PatternSet::new();
    add_conversions(&mut patterns, &Arc::new(converter()));
    let config = ConversionConfig { build_materializations: false, ..ConversionConfig::default() };
    let conversion = DialectConversion::new(&ctx, target, patterns).with_config(config);
    let text = convert(&conversion, &mut module, false).expect("casts stay");
    assert!(text.contains("unrealized_conversion_cast %0 : index to i32"), "{text}");
}

#[test]
fn types_without_a_conversion_are_named() {
    let text = r#"
%0 = "c.source"() : () -> f64
"a.use"(%0) : (f64) -> ()
"#;
    let error = run(text, &Arc::new(converter())).expect_err("f64 has no conversion");
    assert!(error.ends_with("'convert': unable to convert type for operand #0, type was 'f64'"), "{error}");
}

const BLOCKS: &str = r#"
"a.region"() ({
^bb0(%arg0: i64, %arg1: none, %arg2: index):
  "c.use"(%arg0) : (i64) -> ()
  "a.use"(%arg0, %arg1, %arg2) : (i64, none, index) -> ()
  "c.jump"(%arg0)[^bb1] : (i64) -> ()
^bb1(%arg3: i64):
  "a.use"(%arg3) : (i64) -> ()
}) : () -> ()
"#;

/// Adds a pattern that converts the signatures of all blocks in place.
fn add_region_conversion(patterns: &mut PatternSet, converter: &Arc<TypeConverter>) {
    let types = converter.clone();
    patterns.add_conversion_fn(
        "region",
        Some(converter),
        move |rw: &mut ConversionRewriter<'_, '_>, op: Op, _: &ConvertedValues| {
            if rw.ir().num_regions(op) == 0 || types.is_legal_region(rw.ir(), rw.ir().region(op, 0)) {
                return None;
            }
            let region = rw.ir().region(op, 0);
            rw.convert_region_types(region, &types, None)?;
            rw.modify(op, |ir| ir.set_attribute(op, "converted", Attribute::UNIT));
            Some(())
        },
    );
}

#[test]
fn signatures_of_blocks_are_converted() {
    let mut target = ConversionTarget::new();
    target.add_dynamically_legal_dialects(["a"], |ir: &Ir, op| ir.attribute(op, "converted").is_some());
    target.add_legal_dialects(["d", "c", "builtin"]);
    let converter = with_materializations(converter());
    let mut patterns = PatternSet::new();
    add_conversions(&mut patterns, &converter);
    add_region_conversion(&mut patterns, &converter);
    let expected = "module {
  \"a.region\"() ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: i32):
    %0 = \"d.source\"(%arg0, %arg1) : (i32, i32) -> i64
    \"c.use\"(%0) : (i64) -> ()
    \"d.use\"(%arg0, %arg1, %arg2) : (i32, i32, i32) -> ()
    \"c.jump\"(%0)[^bb1] : (i64) -> ()
  ^bb1(%1: i32, %2: i32):  // pred: ^bb0
    \"d.use\"(%1, %2) : (i32, i32) -> ()
  }) {converted} : () -> ()
}
";
    assert_eq!(partial(BLOCKS, target, patterns).as_deref(), Ok(expected));
}

#[test]
fn arguments_are_dropped_or_replaced_by_values() {
    let text = r#"
%0 = "c.value"() : () -> i32
"a.region"(%0) ({
^bb0(%arg0: i32, %arg1: index, %arg2: i32):
  "c.use"(%arg0, %arg1, %arg2) : (i32, index, i32) -> ()
}) : (i32) -> ()
"#;
    let converter = with_materializations(converter());
    let mut target = ConversionTarget::new();
    target.add_dynamically_legal_dialects(["a"], |ir: &Ir, op| ir.attribute(op, "converted").is_some());
    target.add_legal_dialects(["builtin", "c"]);
    let mut patterns = PatternSet::new();
    let types = converter.clone();
    patterns.add_conversion_fn(
        "signature",
        Some(&converter),
        move |rw: &mut ConversionRewriter<'_, '_>, op: Op, operands: &ConvertedValues| {
            let block = rw.ir().first_block(rw.ir().region(op, 0))?;
            let mut signature = SignatureConversion::new(3);
            signature.replace_by_values(0, operands.list(0));
            signature.add_types(&[Type::I1]);
            signature.replace_by_types(2, &[Type::I32]);
            rw.apply_signature_conversion(block, &signature, Some(&types));
            rw.modify(op, |ir| ir.set_attribute(op, "converted", Attribute::UNIT));
            Some(())
        },
    );
    let expected = "module {
  %0 = \"c.value\"() : () -> i32
  \"a.region\"(%0) ({
  ^bb0(%arg0: i1, %arg1: i32):
    %1 = \"d.source\"() : () -> index
    \"c.use\"(%0, %1, %arg1) : (i32, index, i32) -> ()
  }) {converted} : (i32) -> ()
}
";
    assert_eq!(partial(text, target, patterns).as_deref(), Ok(expected));
}

#[test]
fn attributes_are_converted_with_their_type() {
    use ir_core::rewrite::AttributeConversion;

    let ctx = context();
    let mut converter = TypeConverter::new();
    let (one, two) = (ctx.string_attr("one"), ctx.string_attr("two"));
    converter.add_type_attribute_conversion(move |_, _, _| AttributeConversion::To(one));
    converter.add_type_attribute_conversion(move |_, ty, _| match ty {
        Type::I32 => AttributeConversion::To(two),
        Type::I64 => AttributeConversion::Fail,
        _ => AttributeConversion::Next,
    });
    let converted = [Type::I32, Type::I64, Type::F32]
        .map(|ty| converter.convert_type_attribute(&ctx, ty, Attribute::UNIT));
    assert_eq!(converted, [Some(two), None, Some(one)]);
}
