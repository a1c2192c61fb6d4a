use super::*;
use crate::expr::{ExprKind, Literal};

/// Checks that both texts parse to equal expressions.
fn same(a: &str, b: &str) {
    assert_eq!(parse_expression(a), parse_expression(b), "{a} and {b}");
    assert!(parse_expression(a).is_ok(), "{a}: {:?}", parse_expression(a));
}

fn error(text: &str) -> (Range<u32>, String) {
    match parse_expression(text) {
        Ok(expression) => panic!("{text} reads as {expression:?}"),
        Err(error) => (error.range, error.message),
    }
}

#[test]
fn the_two_spellings_are_one() {
    same("isa<T>(x)", "isa::<T>(x)");
    same("x.has<T>(1)", "x.has::<T>(1)");
    same("[&](auto v) { return v != 0; }", "|v| v != 0");
    same("c ? a : b", "if c { a } else { b }");
    same("f({1, 2})", "f([1, 2])");
    same("x->f()", "x.f()");
    same("0x1F'FF", "0x1f_ff");
    same("10ULL", "10u64");
    same("1.f + .5e+3F", "1.0f32 + 0.5e3");
}

#[test]
fn comments_are_blanks_and_strings_hold_none() {
    same("a /* b \" */ + // c\n d", "a + d");
    same("f(\"// no \\\" comment\" /* é */, b)", "f(\"// no \\\" comment\", b)");
    // An unterminated comment is not a comment.
    same("a /* b", "a / *b");
    assert_eq!(error("/* é */ )").0, 9..10);
}

#[test]
fn operators_bind_as_in_cpp() {
    same("a || b && c == d + e * f", "a || (b && (c == (d + (e * f))))");
    same("a - b - c", "(a - b) - c");
    same("!a.b()", "!(a.b())");
    same("-a as i64 + b", "-(a as i64) + b");
    same("a < b && c > (d)", "(a < b) && (c > d)");
    same("a ? b : c ? d : e", "a ? b : (c ? d : e)");
}

#[test]
fn chains_are_lists() {
    let text = vec!["a"; 1000].join(" && ");
    let ExprKind::All(parts) =
        parse_expression(&text).map(|e| e.kind).unwrap_or(ExprKind::Literal(Literal::Null))
    else {
        panic!("no list");
    };
    assert_eq!(parts.len(), 1000);
    // Brackets keep an inner list separate.
    assert_ne!(parse_expression("(a && b) && c"), parse_expression("a && b && c"));
}

#[test]
fn lambdas_may_name_values_first() {
    let text = "[&]{ auto v = f($x); int64_t s = v.size(); return g({s, s}); }()";
    assert!(parse_expression(text).is_ok(), "{:?}", parse_expression(text));
}

#[test]
fn types_have_both_spellings() {
    assert_eq!(
        parse_type("const ::mlir::Type &"),
        parse_type("&::mlir::Type").map(|ty| match ty {
            TypeExpr::Reference(inner) => TypeExpr::Reference(Box::new(TypeExpr::Const(inner))),
            other => other,
        })
    );
    for text in [
        "llvm::function_ref<void(OpBuilder &, Location, ValueRange)>",
        "unsigned long long",
        "SmallVector<std::pair<int, const char *>, 4>",
        "&[Option<(i64, String)>]",
        "typename X::Y",
    ] {
        assert!(parse_type(text).is_ok(), "{text}: {:?}", parse_type(text));
    }
}

#[test]
fn errors_have_a_place() {
    assert_eq!(error("a == "), (5..5, "the text ends too early".to_owned()));
    assert_eq!(error("a @ b"), (2..3, "'@' is not expected here".to_owned()));
    assert_eq!(error("a & b == c").0, 2..3);
    assert_eq!(error("017").0, 0..3);
    assert_eq!(error("").0, 0..0);
}

#[test]
fn deep_nesting_is_an_error() {
    for open in ["(", "!", "f(", "{", "a ? b : ", "|x| ", "a<", "-", "a.", "a * ", "if a { b } else { "] {
        let text = open.repeat(3_000);
        assert!(parse_expression(&text).is_err(), "{open}");
        assert!(parse_expression(&(text + "a")).is_err(), "{open}");
    }
    let sum = vec!["a"; 1000].join(" + ");
    assert_eq!(error(&sum).1, "the code nests too deeply");
    let calls = format!("a{}", ".b()".repeat(1000));
    assert_eq!(error(&calls).1, "the code nests too deeply");
}
