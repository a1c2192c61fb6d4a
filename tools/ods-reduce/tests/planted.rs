//! Modules with a planted property, and the smallest modules that keep it.

use ir_core::Module;
use ir_core::context::Context;

/// Reduces the module while `holds` accepts it, and compares the result.
#[track_caller]
fn check(text: &str, holds: impl Fn(&str) -> bool, expected: &str) {
    let ctx = Context::new();
    ods_reduce::register_dialects(&ctx);
    let module = Module::parse(&ctx, text);
    let Ok(module) = module else { panic!("{module:?}") };
    let mut decide = |text: &str| {
        let candidate = Module::parse(&ctx, text);
        assert!(candidate.is_ok_and(|candidate| candidate.verify().is_ok()), "an invalid candidate:\n{text}");
        Ok(holds(text))
    };
    let reduced = ods_reduce::reduce(&module, 100_000, &mut decide);
    let reduced = reduced.ok().flatten().map(|reduced| reduced.to_string());
    assert_eq!(reduced.as_deref(), Some(expected.trim_start()));
}

#[test]
fn one_operation_remains_of_loops_and_branches() {
    let text = r#"
func.func @other(%x: i32) -> i32 {
  return %x : i32
}
func.func @f(%n: index, %m: memref<4x8xf32>, %x: i32) -> (i32, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 500 : i32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %x) -> i32 {
    %y = arith.addi %acc, %c5 : i32
    %is_small = arith.cmpi slt, %y, %x : i32
    %z = scf.if %is_small -> i32 {
      %w = arith.divsi %y, %c5 : i32
      scf.yield %w : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %z : i32
  }
  %t = call @other(%sum) : (i32) -> i32
  return %t, %n : i32, index
}
"#;
    check(
        text,
        |text| text.contains("arith.divsi"),
        r#"
module {
  func.func @f(%arg0: i1) {
    %0 = arith.divsi %arg0, %arg0 : i1
    return
  }
}
"#,
    );
    check(
        text,
        |text| text.contains("scf.if") && text.contains("call @other"),
        r#"
module {
  func.func private @other()
  func.func @f(%arg0: i1) {
    %0 = scf.if %arg0 -> (i1) {
      scf.yield %arg0 : i1
    } else {
      scf.yield %arg0 : i1
    }
    call @other() : () -> ()
    return
  }
}
"#,
    );
}

#[test]
fn control_flow_becomes_straight() {
    let text = r#"
func.func @f(%c: i1, %x: i64, %y: i64) -> i64 {
  cf.cond_br %c, ^bb1(%x : i64), ^bb2(%y, %x : i64, i64)
^bb1(%a: i64):
  %0 = arith.muli %a, %y : i64
  cf.br ^bb2(%0, %a : i64, i64)
^bb2(%b: i64, %d: i64):
  %1 = arith.addi %b, %d : i64
  cf.switch %b : i64, [
    default: ^bb3(%1 : i64),
    7: ^bb1(%d : i64)
  ]
^bb3(%e: i64):
  return %e : i64
}
"#;
    check(
        text,
        |text| text.contains("arith.muli") && text.contains("func.func"),
        r#"
module {
  func.func @f(%arg0: i1) {
    %0 = arith.muli %arg0, %arg0 : i1
    return
  }
}
"#,
    );
    check(
        text,
        |text| text.contains("cf.switch"),
        r#"
module {
  func.func @f(%arg0: i1) {
    cf.switch %arg0 : i1, [
      default: ^bb1]
  ^bb1:  // pred: ^bb0
    return
  }
}
"#,
    );
    check(
        text,
        |text| text.contains("^bb2("),
        r#"
module {
  func.func @f(%arg0: i1) {
    cf.br ^bb1
  ^bb1:  // pred: ^bb0
    cf.br ^bb2(%arg0 : i1)
  ^bb2(%0: i1):  // pred: ^bb1
    return
  }
}
"#,
    );
}

#[test]
fn signatures_attributes_and_numbers_shrink() {
    let text = r#"
func.func private @callee(%a: i32 {test.a}, %b: i64, %c: f32 {test.c}) -> (i32, f32) attributes {test.kept, test.gone} {
  return %a, %c : i32, f32
}
func.func @caller(%a: i32, %b: i64, %c: f32) -> f32 {
  %0:2 = call @callee(%a, %b, %c) : (i32, i64, f32) -> (i32, f32)
  %1 = arith.constant 4711 : i64
  %2 = arith.constant dense<[1.0, 2.0, 3.0]> : vector<3xf32>
  %3 = arith.addi %b, %1 overflow<nsw> : i64
  return %0#1 : f32
}
"#;
    check(
        text,
        |text| text.contains("call @callee") && text.contains("test.kept"),
        r#"
module {
  func.func private @callee() attributes {test.kept}
  func.func @caller() {
    call @callee() : () -> ()
    return
  }
}
"#,
    );
    check(
        text,
        |text| text.contains("vector<"),
        r#"
module {
  func.func @caller() {
    %cst = arith.constant dense<0.000000e+00> : vector<1xf32>
    return
  }
}
"#,
    );
    check(
        text,
        |text| text.contains("constant 4") && text.contains("addi"),
        r#"
module {
  func.func @caller(%arg0: i16) {
    %c4711_i16 = arith.constant 4711 : i16
    %0 = arith.addi %arg0, %arg0 : i16
    return
  }
}
"#,
    );
}

#[test]
fn values_without_constants_are_replaced() {
    let text = r#"
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?x4xf32>
  %1 = memref.cast %0 : memref<?x4xf32> to memref<?x?xf32>
  %2 = memref.dim %1, %n : memref<?x?xf32>
  memref.dealloc %0 : memref<?x4xf32>
  return
}
"#;
    check(
        text,
        |text| text.contains("memref.dim"),
        r#"
module {
  func.func @f(%arg0: index) {
    %0 = builtin.unrealized_conversion_cast to memref<1xf32>
    %dim = memref.dim %0, %arg0 : memref<1xf32>
    return
  }
}
"#,
    );
    check(
        text,
        |text| text.contains("memref.dealloc"),
        r#"
module {
  func.func @f() {
    %0 = builtin.unrealized_conversion_cast to memref<f32>
    memref.dealloc %0 : memref<f32>
    return
  }
}
"#,
    );
}

#[test]
fn nothing_is_returned_for_a_module_without_the_property() {
    let ctx = Context::new();
    ods_reduce::register_dialects(&ctx);
    let module = Module::new(&ctx);
    let reduced = ods_reduce::reduce(&module, 10, &mut |_| Ok(false));
    assert!(matches!(reduced, Ok(None)));
}

#[test]
fn two_reductions_are_equal_and_few_trials_suffice() {
    let ctx = Context::new();
    ods_reduce::register_dialects(&ctx);
    let adds: String = (0..500).map(|i| format!("%{} = arith.addi %{i}, %{i} : i32\n", i + 1)).collect();
    let adds = adds.replace("%0,", "%x,").replace("%0 :", "%x :");
    let text = format!(
        "func.func @f(%x: i32) -> i32 {{\n{adds}%r = arith.xori %500, %77 : i32\nreturn %r : i32\n}}"
    );
    let Ok(module) = Module::parse(&ctx, &text) else { panic!("the module is valid") };
    let mut runs = Vec::new();
    for _ in 0..2 {
        let mut trials = 0;
        let reduced = ods_reduce::reduce(&module, 10_000, &mut |text| {
            trials += 1;
            Ok(text.contains("arith.xori"))
        });
        runs.push((reduced.ok().flatten().map(|reduced| reduced.to_string()), trials));
    }
    assert_eq!(runs[0], runs[1]);
    assert!(runs[0].1 < 60, "{} trials", runs[0].1);
}
