//! What the goldens can't show: aliases, resources, bad input.

use super::module::round_trip;
use ir_core::Module;
use ir_core::context::Context;
use ir_core::text::PrintOptions;

fn print(text: &[u8]) -> Result<String, String> {
    let ctx = Context::new();
    ctx.allow_unregistered_dialects(true);
    let result = round_trip(&ctx, text, PrintOptions::default());
    result.map_err(|diagnostics| diagnostics[0].message.clone())
}

#[test]
fn aliases_are_read() {
    let text = b"#a = 1 : i8\n!t = tensor<2xi32, #a>\n#b = [#a, !t]\n\"t.op\"() {a = #b} : () -> ()\n";
    let expected = "\"builtin.module\"() ({\n  \"t.op\"() {a = [1 : i8, tensor<2xi32, 1 : i8>]} : () -> ()\n\
                    }) : () -> ()\n\n";
    assert_eq!(print(text).as_deref(), Ok(expected));
}

#[test]
fn wrong_aliases_are_reported() {
    for (text, expected) in [
        ("#a = #a", "undefined symbol alias id 'a'"),
        ("!a = tuple<!a>", "undefined symbol alias id 'a'"),
        ("#a = #b\n#b = #a", "undefined symbol alias id 'b'"),
        ("#a = 1\n#a = 2", "redefinition of attribute alias id 'a'"),
        ("!a = i1\n!a = i2", "redefinition of type alias id 'a'"),
        ("#a.b = 1", "attribute names with a '.' are reserved for dialect-defined names"),
        ("!a.b = i1", "type names with a '.' are reserved for dialect-defined names"),
        ("#a 1", "expected '=' in attribute alias definition"),
        ("!a i1", "expected '=' in type alias definition"),
    ] {
        assert_eq!(print(text.as_bytes()).unwrap_err(), expected, "{text}");
    }
}

#[test]
fn resources_are_kept() {
    let text = br#"
"t.op"() {a = dense_resource<x> : tensor<2xi32>, b = dense_resource<"y z"> : tensor<2xf32>} : () -> ()
{-#
  dialect_resources: {
    builtin: { "y z": "0x0400000001", unused: "0x0800000001", x: "0x040000000100000002000000" }
  },
  external_resources: { foo: {a: "x", b: true, d: "0x08000000ff"} }
#-}
"#;
    let expected = r#""builtin.module"() ({
  "t.op"() {a = dense_resource<x> : tensor<2xi32>, b = dense_resource<"y z"> : tensor<2xf32>} : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      x: "0x040000000100000002000000",
      "y z": "0x0400000001"
    }
  }
#-}

"#;
    assert_eq!(print(text).as_deref(), Ok(expected));
}

#[test]
fn wrong_resources_are_reported() {
    for (text, expected) in [
        ("{-# foo: {} #-}", "unknown key 'foo' in file metadata dictionary"),
        ("{-# dialect_resources: { foo: { a: \"0x\" } } #-}", "dialect 'foo' is unknown"),
        ("{-# dialect_resources: { builtin: { a: 3 } } #-}", "expected hex string blob for key 'a'"),
        ("{-# dialect_resources: { builtin: { a: \"\" } } #-}", "expected hex string blob for key 'a'"),
        ("{-# external_resources: { foo: { a: @x } } #-}", "expected string value for key 'a'"),
        (
            "{-# external_resources: { foo: { a: \"0x01\" } } #-}",
            "expected hex string blob for key 'a' to encode alignment in first 4 bytes",
        ),
        ("{-# a", "expected ':'"),
        ("{-# dialect_resources: [] #-}", "expected '{'"),
        (
            "{-# dialect_resources: { builtin: { a: \"0x0300000001\" } } #-}",
            "expected hex string blob for key 'a' to encode alignment in first 4 bytes, but got non-power-of-2 \
             value: 3",
        ),
    ] {
        assert_eq!(print(text.as_bytes()).unwrap_err(), expected, "{text}");
    }
}

#[test]
fn unregistered_dialects_need_permission() {
    let message = |text: &str| {
        let ctx = Context::new();
        round_trip(&ctx, text.as_bytes(), PrintOptions::default()).unwrap_err()[0].message.clone()
    };
    let advice = " created with unregistered dialect. If this is intended, please call \
                  'allow_unregistered_dialects(true)' on the context, or use --allow-unregistered-dialect with the driver";
    assert_eq!(message("!a = !foo.bar<x>"), format!("`!\"foo\"<\"bar<x>\">` type{advice}"));
    assert_eq!(message("#a = #foo<x>"), format!("#\"foo\"<\"x\"> : 'none' attribute{advice}"));
}

#[test]
fn invalid_operations_print_in_generic_form() {
    let ctx = Context::new();
    ir_core::ops::register_builtin(&ctx);
    ctx.allow_unregistered_dialects(true);
    let is_generic = |results: &str| {
        let text = format!(
            "%0 = \"a.b\"() : () -> i32\n\"builtin.unrealized_conversion_cast\"(%0) : (i32) -> {results}"
        );
        let module = Module::parse(&ctx, text).expect("it reads");
        let assumed = PrintOptions { assume_verified: true, ..PrintOptions::default() };
        let cast = module.walk().nth(1).expect("a second operation").display(module.ir()).to_string();
        [module.to_string(), module.display(assumed).to_string(), cast].map(|text| text.contains("_cast\"("))
    };
    assert_eq!(is_generic("i64"), [false; 3]);
    assert_eq!(is_generic("()"), [true, false, true]);
}

/// Every prefix and every one-byte change of some text is read or refused without a panic.
#[test]
fn damaged_text_is_refused() {
    let text = br##""t.op"() {a = [1 : i8, -0x1F, 2.5e3 : f16, "a\0A", @a::@"b", dense<[[1, 2], [3, 4]]> : tensor<2x2xi3>],
  b = affine_map<(d0)[s0] -> (d0 + s0 floordiv 2 - 3)>, c = array<i1: true>, d = {x, "y z" = !q.r<[a]>},
  e = sparse<[[0], [1]], [1, 2]> : tensor<3xi8>, f = strided<[1, ?], offset: 2>, g = dense<"0x0102"> : tensor<2xi8>,
  h = memref<2x?xf32, affine_map<(d0, d1) -> (d1, d0)>, 1>, i = vector<[4]xi1>, j = distinct[1]<unit>,
  k = dense_resource<r> : tensor<1xi8>, l = loc(fused<1>["a":1:2, callsite("b" at unknown)])} : () -> () loc("x")
{-# dialect_resources: { builtin: { r: "0x0400000001" } } #-}"##;
    assert!(print(text).is_ok(), "{:?}", print(text));
    for end in 0..text.len() {
        let _ = print(&text[..end]);
    }
    let mut changed = text.to_vec();
    for at in 0..text.len() {
        for byte in [0, b'"', b'<', b'}', b'9', b'-', 0xff] {
            changed[at] = byte;
            let _ = print(&changed);
        }
        changed[at] = text[at];
    }
}
