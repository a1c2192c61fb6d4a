//! All actions of a pattern are undone if its results cannot be legalized.

use super::*;

const REGIONS: &str = r#"
%0 = "c.value"() {key = 1 : i32} : () -> i32
"a.outer"(%0) ({
^bb0(%arg0: i32):
  "c.first"(%arg0) : (i32) -> ()
  "c.jump"(%arg0)[^bb1] : (i32) -> ()
^bb1(%arg1: i32):
  %1 = "c.inner"(%arg1, %0) : (i32, i32) -> i32
  "c.end"(%1) : (i32) -> ()
}, {
  "c.second"(%0) : (i32) -> ()
}) : (i32) -> ()
"c.after"(%0) : (i32) -> ()
"#;

/// Changes the operation in some way, and creates an operation that cannot be legalized.
fn check(change: impl Fn(&mut PatternRewriter<'_>, Op) -> Option<()> + Send + Sync + 'static) {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["a"]).add_legal_dialects(["c", "d"]);
    let mut patterns = PatternSet::new();
    patterns.add_fn_for("changes", "a.outer", move |rw, op| {
        change(rw, op).expect("the module has what is changed");
        rw.set_insertion_point(op);
        create(rw, "a.illegal", &[], &[]);
        rw.erase_op(op);
        Some(())
    });
    let error = partial(REGIONS, target, patterns).expect_err("a.illegal is illegal");
    assert!(error.contains("failed to legalize generated operation 'a."), "{error}");
}

/// The blocks of the operation's first region.
fn blocks(rw: &PatternRewriter<'_>, op: Op) -> [Block; 2] {
    let ir = rw.ir();
    let blocks: Vec<Block> = ir.blocks(ir.region(op, 0)).collect();
    [blocks[0], blocks[1]]
}

#[test]
fn modifications() {
    check(|rw, op| {
        rw.modify(op, |ir| {
            ir.set_attribute(op, "new", Attribute::UNIT);
            ir.set_operands(op, &[]);
        });
        let [first, second] = blocks(rw, op);
        let jump = rw.ir().last_op(first)?;
        rw.modify(jump, |ir| ir.set_successor(jump, 0, second));
        let value = rw.ir().previous(op)?;
        rw.modify(value, |ir| {
            let result = ir.result(value, 0);
            ir.set_value_type(result, Type::I64);
            ir.set_attribute(value, "key", None);
        });
        Some(())
    });
}

#[test]
fn replacements_and_erasures() {
    check(|rw, op| {
        let [_, second] = blocks(rw, op);
        let inner = rw.ir().first_op(second)?;
        let value = rw.ir().operand(op, 0);
        rw.replace_op(inner, &[value]);
        let argument = rw.ir().argument(second, 0);
        rw.replace_all_uses(argument, value);
        rw.replace_uses_if(value, argument, |ir, operand| ir.parent_block(operand.op) == Some(second));
        rw.erase_block(second);
        Some(())
    });
}

#[test]
fn moved_blocks_and_operations() {
    check(|rw, op| {
        let [first, second] = blocks(rw, op);
        let (one, two) = (rw.ir().region(op, 0), rw.ir().region(op, 1));
        let inner = rw.ir().first_op(second)?;
        rw.move_op_before(inner, op);
        rw.move_op_after(inner, rw.ir().previous(op).filter(|other| *other != inner).unwrap_or(op));
        rw.move_block_before(second, first);
        let target = rw.ir().first_block(two)?;
        rw.inline_region_before(one, target);
        rw.inline_region_at_end(two, one);
        Some(())
    });
}

#[test]
fn split_and_merged_blocks() {
    check(|rw, op| {
        let [first, second] = blocks(rw, op);
        let end = rw.ir().last_op(second)?;
        let rest = rw.split_block(end);
        rw.add_arguments(rest, &[Type::I32, Type::I64]);
        let value = rw.ir().operand(op, 0);
        rw.merge_blocks(rest, first, &[value, value]);
        let own = rw.ir().parent_block(op)?;
        rw.inline_block_before(second, own, Some(op), &[value]);
        Some(())
    });
}

#[test]
fn new_operations_blocks_and_copies() {
    check(|rw, op| {
        let region = rw.ir().region(op, 1);
        let block = rw.create_block(region, None, &[(Type::I32, Location::UNKNOWN)]);
        let argument = rw.ir().argument(block, 0);
        create(rw, "d.new", &[argument], &[Type::I32]);
        rw.set_insertion_point(op);
        rw.clone_op(op, &mut ir_core::ir::Mapping::new());
        rw.clone_without_regions(op, &mut ir_core::ir::Mapping::new());
        let (from, to) = (rw.ir().region(op, 0), rw.ir().region(op, 1));
        rw.clone_region(from, to, &mut ir_core::ir::Mapping::new());
        let before = rw.ir().first_block(to)?;
        rw.clone_region_before(from, before, &mut ir_core::ir::Mapping::new());
        Some(())
    });
}

#[test]
fn signature_conversions() {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["a"]);
    let mut converter = ir_core::rewrite::TypeConverter::new();
    converter.add_conversion(|_, _, _| Type::I64);
    let converter = std::sync::Arc::new(converter);
    let mut patterns = PatternSet::new();
    let of_pattern = converter.clone();
    patterns.add_conversion_fn(
        "converts",
        Some(&converter),
        move |rw: &mut ConversionRewriter<'_, '_>, op: Op, operands: &ConvertedValues| {
            if rw.ir().num_regions(op) == 0 {
                return rw.mismatch("no region");
            }
            let region = rw.ir().region(op, 0);
            rw.convert_region_types(region, &of_pattern, None)?;
            assert_eq!(rw.ir().value_type(operands.one(0)?), Type::I64);
            create(rw, "a.illegal", operands.flat(), &[]);
            rw.erase_op(op);
            Some(())
        },
    );
    assert!(partial(REGIONS, target, patterns).is_err());
}

#[test]
fn the_next_pattern_sees_the_original() {
    let mut target = ConversionTarget::new();
    target.add_illegal_dialects(["a"]).add_legal_dialects(["d"]);
    let mut patterns = PatternSet::new();
    // Of patterns with equal benefit the last one is tried first.
    patterns.add_fn_for("works", "a.outer", |rw, op| {
        assert_eq!(rw.ir().attribute(op, "new"), None);
        assert_eq!(rw.ir().num_operands(op), 1);
        create(rw, "d.new", &[], &[]);
        rw.erase_op(op);
        Some(())
    });
    patterns.add_fn_for("fails", "a.outer", |rw, op| {
        rw.modify(op, |ir| {
            ir.set_attribute(op, "new", Attribute::UNIT);
            ir.set_operands(op, &[]);
        });
        create(rw, "a.illegal", &[], &[]);
        rw.erase_op(op);
        Some(())
    });
    let text = partial(REGIONS, target, patterns).expect("the second pattern works");
    assert!(text.contains("d.new") && !text.contains("a.outer") && !text.contains("illegal"), "{text}");
}
