//! What the context promises: equal values have equal handles, from any thread; places in sources are locations.

use ir_core::context::{
    AffineExprKind, AttrKind, Context, DYNAMIC, FileRange, LocKind, Location, NamedAttribute, Type, TypeKind,
};
use ir_core::num::FloatSemantics;
use std::cell::RefCell;

#[test]
fn equal_values_have_equal_handles() {
    let ctx = Context::new();
    assert_eq!(ctx.integer_type(32), Type::I32);
    assert_eq!(ctx.float_type(FloatSemantics::F64), Type::F64);
    let tensor = ctx.ranked_tensor_type(&[2, DYNAMIC], Type::F32, None);
    assert_eq!(tensor, ctx.ranked_tensor_type(&[2, DYNAMIC], Type::F32, None));
    assert_ne!(tensor, ctx.ranked_tensor_type(&[2, 3], Type::F32, None));
    assert_ne!(ctx.function_type(&[Type::I1], &[]), ctx.function_type(&[], &[Type::I1]));
    assert_ne!(ctx.ident("a"), ctx.ident("b"));
    assert_eq!(ctx.ident("a").as_str(&ctx), "a");
    let bytes = ctx.ident_bytes(b"a\xff");
    assert_eq!((bytes.as_bytes(&ctx), bytes.as_str(&ctx)), (&b"a\xff"[..], "a\u{fffd}"));
}

#[test]
fn handles_agree_between_threads() {
    let ctx = Context::new();
    let make = |index: i64| {
        let element = ctx.integer_type(index as u32 % 100 + 1);
        let ty = ctx.vector_type(&[index + 1], &[false], element);
        let name = ctx.ident(&format!("name{index}"));
        (ty, ctx.array_attr(&[ctx.type_attr(ty), ctx.ident_attr(name)]))
    };
    let results: Vec<Vec<_>> = std::thread::scope(|scope| {
        let threads: Vec<_> =
            (0..4).map(|_| scope.spawn(|| (0..5000).map(make).collect::<Vec<_>>())).collect();
        threads.into_iter().map(|thread| thread.join().expect("no panic")).collect()
    });
    assert!(results.iter().all(|result| *result == results[0]));
    for (index, (ty, attribute)) in results[0].iter().enumerate() {
        assert_eq!(ty.shape(&ctx), Some(&[index as i64 + 1][..]));
        let AttrKind::Array([first, _]) = attribute.kind(&ctx) else { panic!("an array of two") };
        assert!(matches!(first.kind(&ctx), AttrKind::Type(held) if held == *ty));
    }
}

#[test]
fn dictionaries_are_sorted_and_refuse_duplicates() {
    let ctx = Context::new();
    let entry = |name: &str, value| NamedAttribute { name: ctx.ident(name), value: ctx.bool_attr(value) };
    let (a, b) = (entry("a", true), entry("b", false));
    assert_eq!(ctx.dictionary_attr(&[b, a]), ctx.dictionary_attr(&[a, b]));
    assert_eq!(ctx.dictionary_attr(&[b, a, entry("b", true)]), Err(ctx.ident("b")));
}

#[test]
fn distinct_attributes_equal_themselves_only() {
    let ctx = Context::new();
    let value = ctx.bool_attr(true);
    let (first, second) = (ctx.distinct_attr(value), ctx.distinct_attr(value));
    assert_ne!(first, second);
    assert!(matches!(first.kind(&ctx), AttrKind::Distinct { referenced, .. } if referenced == value));
}

#[test]
fn places_in_sources_are_locations() {
    let ctx = Context::new();
    let file = ctx.ident("f");
    let first = ctx.add_source(file, b"ab\n\ncd");
    let second = ctx.add_source_part(file, b"x\ny", (10, 3), &|_| ());
    let place = |location: Location| match location.kind(&ctx) {
        LocKind::File(FileRange { line, column, .. }) => (line, column),
        kind => panic!("{kind:?}"),
    };
    let places = [0, 2, 3, 4, 6].map(|offset| place(ctx.source_location(&first, offset)));
    assert_eq!(places, [(1, 1), (1, 3), (2, 1), (3, 1), (3, 3)]);
    let places = [0, 1, 2].map(|offset| place(ctx.source_location(&second, offset)));
    assert_eq!(places, [(10, 3), (10, 4), (11, 1)]);
    let written = ctx.file_location(file, 3, 1);
    assert_eq!(ctx.source_location(&first, 4).interned(&ctx), written);
}

#[test]
fn a_long_text_is_searched_for_lines_in_steps() {
    let ctx = Context::new();
    // Lines of 7 bytes end anywhere in a word and in a step.
    let text = b"123456\n".repeat(1 << 20);
    let searched = RefCell::new(Vec::new());
    let start = text.as_ptr().addr();
    let source = ctx.add_source_part(ctx.ident("f"), &text, (1, 1), &|part| {
        searched.borrow_mut().push((part.as_ptr().addr() - start, part.len()));
    });
    let parts = searched.into_inner();
    assert_eq!(parts, [(0, 1 << 22), (1 << 22, text.len() - (1 << 22))]);
    for offset in (0..text.len()).step_by(1_000).chain((1 << 22) - 20..(1 << 22) + 20) {
        let LocKind::File(place) = ctx.source_location(&source, offset).kind(&ctx) else {
            panic!("{offset}")
        };
        assert_eq!((place.line as usize, place.column as usize), (offset / 7 + 1, offset % 7 + 1));
    }
}

#[test]
fn lines_of_small_texts_are_not_kept_for_ever() {
    let ctx = Context::new();
    let file = ctx.ident("f");
    let positions: Vec<Location> =
        (0..200).map(|_| ctx.source_location(&ctx.add_source(file, b"a\nb"), 2)).collect();
    let written = ctx.file_location(file, 2, 1);
    assert!(positions.iter().all(|position| position.interned(&ctx) == written));
    let kept = positions.iter().filter(|&&position| position != written).count();
    assert!(kept < 100, "{kept} texts have offsets");
    let large = ctx.source_location(&ctx.add_source(file, &[b'\n'; 100]), 1);
    assert!(large != written && large.interned(&ctx) == written, "a large text has offsets");
}

#[test]
fn fused_locations_are_flat_and_have_no_duplicates() {
    let ctx = Context::new();
    let name = |text: &str| ctx.name_location(ctx.ident(text), Location::UNKNOWN);
    let (a, b) = (name("a"), name("b"));
    assert_eq!(ctx.fused_location(&[], None), Location::UNKNOWN);
    assert_eq!(ctx.fused_location(&[a, a, Location::UNKNOWN], None), a);
    let inner = ctx.fused_location(&[a, b], None);
    assert_eq!(ctx.fused_location(&[inner, b], None), inner);
    let LocKind::Fused { locations, metadata: None } = inner.kind(&ctx) else { panic!("a fused location") };
    assert_eq!(locations, [a, b]);
    // What is taken out of another one may be unknown.
    let metadata = Some(ctx.string_attr("pass"));
    let unknown = ctx.fused_location(&[Location::UNKNOWN], metadata);
    let outer = ctx.fused_location(&[a, unknown, Location::UNKNOWN, b], metadata);
    let LocKind::Fused { locations, .. } = outer.kind(&ctx) else { panic!("a fused location") };
    assert_eq!(locations, [a, Location::UNKNOWN, b]);
}

#[test]
fn layouts_and_memory_spaces_that_say_nothing_are_left_out() {
    let ctx = Context::new();
    let plain = ctx.memref_type(&[2], Type::F32, None, None);
    let identity = ctx.affine_map_attr(ctx.identity_map(1));
    let zero = ctx.integer_attr_of(Type::I64, 0);
    assert_eq!(ctx.memref_type(&[2], Type::F32, Some(identity), Some(zero)), plain);
    let one = ctx.integer_attr_of(Type::I64, 1);
    let TypeKind::MemRef { memory_space, .. } = ctx.memref_type(&[2], Type::F32, None, Some(one)).kind(&ctx)
    else {
        panic!("a memref")
    };
    assert_eq!(memory_space, Some(one));
}

#[test]
fn affine_expressions_are_simplified_when_built() {
    use ir_core::context::AffineBinary::{Add, Mod, Mul};
    let ctx = Context::new();
    let (dim, two) = (ctx.affine_dim(0), ctx.affine_constant(2));
    let doubled = ctx.affine_binary(Mul, two, dim);
    assert_eq!(doubled.kind(&ctx), AffineExprKind::Binary(Mul, dim, two));
    assert_eq!(ctx.affine_binary(Add, dim, dim), doubled);
    assert_eq!(ctx.affine_binary(Mod, doubled, two), ctx.affine_constant(0));
    assert_eq!(doubled.largest_known_divisor(&ctx), 2);
    assert!(doubled.is_pure_affine(&ctx) && !doubled.is_symbolic_or_constant(&ctx));
}
