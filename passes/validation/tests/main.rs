//! Functions before and after passes.

use interpret::{Program, Registry};
use ir_core::Module;
use ir_core::context::Context;
use ir_core::ir::{Op, Order};
use ir_core::pass::{Anchor, ObservedBy, Pass, PassFailure, PassManagerConfig, PassRun, Pipeline};
use std::sync::Arc;
use validation::{Difference, Options, Report, Validator, Verdict, compare_function};

fn context() -> Context {
    let ctx = Context::new();
    interpret::register_dialects(&ctx);
    ctx
}

fn compared(before: &str, after: &str) -> Verdict {
    let ctx = context();
    let programs = [before, after].map(|text| {
        let module = Module::parse(&ctx, text).unwrap();
        Program::new(&module, &Registry::new())
    });
    compare_function(&programs[0], &programs[1], "f", &Options::default())
}

/// A function of two integers with this body.
fn function(body: &str) -> String {
    format!("func.func @f(%x: i8, %y: i8) -> i8 {{\n{body}\n}}")
}

#[test]
fn results_must_be_equal() {
    let sum = function("%s = arith.addi %x, %y : i8 return %s : i8");
    let swapped = function("%s = arith.addi %y, %x : i8 return %s : i8");
    assert_eq!(compared(&sum, &swapped), Verdict::Equal(64));
    let difference = function("%s = arith.subi %x, %y : i8 return %s : i8");
    let Verdict::Differs(Difference { arguments, before, after }) = compared(&sum, &difference) else {
        panic!()
    };
    assert_eq!(arguments.len(), 2);
    assert!(before.starts_with("returns ") && after.ends_with(" : i8") && before != after);
}

#[test]
fn undefined_behaviour_may_become_anything() {
    let quotient = function("%s = arith.divui %x, %y : i8 return %s : i8");
    let guarded = function(
        "%c0 = arith.constant 0 : i8 %c1 = arith.constant 1 : i8 %z = arith.cmpi eq, %y, %c0 : i8
         %d = arith.select %z, %c1, %y : i8 %s = arith.divui %x, %d : i8 return %s : i8",
    );
    assert!(matches!(compared(&quotient, &guarded), Verdict::Equal(_)));
    let Verdict::Differs(Difference { after, .. }) = compared(&guarded, &quotient) else { panic!() };
    assert_eq!(after, "undefined behaviour: 'arith.divui' divides by zero");
}

#[test]
fn poison_may_become_any_value_and_no_value_may_become_poison() {
    let flagged = function("%s = arith.addi %x, %y overflow<nsw> : i8 return %s : i8");
    let plain = function("%s = arith.addi %x, %y : i8 return %s : i8");
    assert_eq!(compared(&flagged, &plain), Verdict::Equal(64));
    let Verdict::Differs(Difference { after, .. }) = compared(&plain, &flagged) else { panic!() };
    assert_eq!(after, "returns poison : i8");
}

#[test]
fn every_nan_is_as_good() {
    let text = |bits: &str| {
        format!("func.func @f(%x: i8) -> f32 {{ %0 = arith.constant {bits} : f32 return %0 : f32 }}")
    };
    assert_eq!(compared(&text("0x7FC00000"), &text("0xFFC00001")), Verdict::Equal(64));
    let Verdict::Differs(Difference { before, after, .. }) = compared(&text("0.0"), &text("-0.0")) else {
        panic!()
    };
    assert_eq!((&*before, &*after), ("returns 0.000000e+00 : f32", "returns -0.000000e+00 : f32"));
}

/// A function of two floats that returns an expression.
fn function_of_floats(expression: &str) -> String {
    format!("func.func @f(%x: f32, %y: f32) -> f32 {{ %0 = {expression} : f32 return %0 : f32 }}")
}

#[test]
fn results_may_differ_where_definitions_allow_several() {
    // `%x` and `%y` are zeros with different signs.
    let function_of_zeros = |body: &str| {
        format!(
            "func.func @f(%c: i1) -> f32 {{
               %p = arith.constant 0.0 : f32 %n = arith.constant -0.0 : f32
               %x = arith.select %c, %p, %n : f32 %y = arith.select %c, %n, %p : f32
               {body}
             }}"
        )
    };
    let minimum = |op: &str| function_of_zeros(&format!("%0 = arith.{op} %x, %y : f32 return %0 : f32"));
    let second = function_of_zeros("return %y : f32");
    let equal = |before: &str, after: &str| match compared(before, after) {
        Verdict::Equal(runs) => Some(runs),
        Verdict::NotCompared(_) => Some(0),
        Verdict::Differs(_) => None,
    };
    assert_eq!(equal(&minimum("minimumf"), &minimum("minimumf")), Some(64));
    assert_eq!(equal(&minimum("minimumf"), &second), None, "the zeros of minimumf have an order");
    let some = equal(&minimum("minnumf"), &second).expect("minnumf returns either zero");
    assert!(0 < some && some < 64, "{some}");
    // A pass must not allow more results.
    assert_eq!(equal(&minimum("minimumf"), &minimum("minnumf")), Some(0));
    // Flags for other rounding do not concern a minimum.
    let reassociated = minimum("minimumf").replace("%x, %y :", "%x, %y fastmath<reassoc> :");
    assert_eq!(equal(&reassociated, &second), None);
    // Without the sign of zero, x - y is -(y - x).
    let negated = "arith.subf %y, %x : f32 %1 = arith.constant -0.0 : f32 %2 = arith.subf %1, %0";
    let negated = function_of_floats(negated).replace("return %0", "return %2");
    let difference = |flags: &str| function_of_floats(&format!("arith.subf %x, %y {flags}"));
    assert_eq!(equal(&difference(""), &negated), None);
    assert!(equal(&difference("fastmath<nsz>"), &negated).is_some_and(|runs| runs > 0));
    assert!(equal(&difference("fastmath<reassoc>"), &negated).is_some_and(|runs| runs > 0));
}

#[test]
fn memory_of_arguments_is_a_result() {
    let text = |value: u8| {
        format!(
            "func.func @f(%m: memref<2xi8>) {{
               %i = arith.constant 1 : index %v = arith.constant {value} : i8
               memref.store %v, %m[%i] : memref<2xi8> return
             }}"
        )
    };
    assert_eq!(compared(&text(1), &text(1)), Verdict::Equal(64));
    let Verdict::Differs(Difference { before, after, .. }) = compared(&text(1), &text(2)) else { panic!() };
    assert!(before.ends_with(", 1] : memref<2xi8> in argument 0"), "{before}");
    assert!(after.ends_with(", 2] : memref<2xi8> in argument 0"), "{after}");
}

/// The function `f` that stores `value` in its memref, before and after a conversion to `llvm`.
fn store(value: u8) -> [String; 3] {
    let dynamic = format!(
        "func.func @f(%m: memref<?xi8>) -> (memref<?xi8>, i8) {{
           %i = arith.constant 1 : index %v = arith.constant {value} : i8
           memref.store %v, %m[%i] : memref<?xi8> return %m, %v : memref<?xi8>, i8
         }}"
    );
    let types = "!llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>";
    let scalars = format!(
        "llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> !llvm.struct<({types}, i8)> {{
           %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
           %v = llvm.mlir.constant({value} : i8) : i8
           llvm.store %v, %q : i8, !llvm.ptr
           %0 = llvm.mlir.poison : {types}
           %1 = llvm.insertvalue %a, %0[0] : {types}
           %2 = llvm.insertvalue %p, %1[1] : {types}
           %3 = llvm.insertvalue %o, %2[2] : {types}
           %4 = llvm.insertvalue %n, %3[3, 0] : {types}
           %5 = llvm.insertvalue %s, %4[4, 0] : {types}
           %6 = llvm.mlir.poison : !llvm.struct<({types}, i8)>
           %7 = llvm.insertvalue %5, %6[0] : !llvm.struct<({types}, i8)>
           %8 = llvm.insertvalue %v, %7[1] : !llvm.struct<({types}, i8)>
           llvm.return %8 : !llvm.struct<({types}, i8)>
         }}"
    );
    let address = format!(
        "llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {{
           %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i8
           %v = llvm.mlir.constant({value} : i8) : i8
           llvm.store %v, %q : i8, !llvm.ptr
           llvm.return %p : !llvm.ptr
         }}"
    );
    [dynamic, scalars, address]
}

#[test]
fn memrefs_are_passed_and_returned_as_descriptors() {
    let [before, after, _] = store(1);
    assert!(matches!(compared(&before, &after), Verdict::Equal(20..)));
    let Verdict::Differs(Difference { before, after, .. }) = compared(&before, &store(2)[1]) else {
        panic!()
    };
    assert!(before.contains(" : memref<?xi8>, 1 : i8), leaves ["), "{before}");
    assert!(after.contains(" : memref<?xi8>, 2 : i8), leaves ["), "{after}");
}

#[test]
fn memrefs_are_passed_and_returned_as_addresses() {
    let before = "func.func @f(%m: memref<2xi8>) -> memref<2xi8> {
        %i = arith.constant 1 : index %v = arith.constant 1 : i8
        memref.store %v, %m[%i] : memref<2xi8> return %m : memref<2xi8>
      }";
    assert_eq!(compared(before, &store(1)[2]), Verdict::Equal(64));
    let Verdict::Differs(Difference { after, .. }) = compared(before, &store(2)[2]) else { panic!() };
    assert!(after.contains(", 2] : memref<2xi8>, leaves ["), "{after}");
}

/// Calls of an external function around other operations.
fn calls(body: &str) -> String {
    format!(
        "func.func private @g(i8, memref<2xi8>) -> index
         func.func private @h()
         func.func @f(%x: i8, %m: memref<2xi8>) -> (index, i8) {{
           %c0 = arith.constant 0 : index
           {body}
         }}"
    )
}

#[test]
fn calls_of_external_functions_are_observed() {
    let call = "%i = call @g(%x, %m) : (i8, memref<2xi8>) -> index";
    let load = "%v = memref.load %m[%c0] : memref<2xi8>";
    let end = "return %i, %v : index, i8";
    let before = calls(&format!("{call} {load} {end}"));
    assert_eq!(compared(&before, &before), Verdict::Equal(64));
    let moved = calls(&format!("{load} {call} {end}"));
    assert!(matches!(compared(&before, &moved), Verdict::Differs(_)));
    let twice = calls(&format!("call @h() : () -> () {call} {load} {end}"));
    let Verdict::Differs(Difference { before, after, .. }) = compared(&before, &twice) else { panic!() };
    assert!(before.starts_with("calls @g(") && after.starts_with("calls @h() with ["), "{before}\n{after}");
}

#[test]
fn undefined_behaviour_does_not_move_before_a_call_that_may_end_the_program() {
    let text = |body: &str| {
        format!(
            "func.func private @g(i8)
             func.func @f(%x: i8) -> i8 {{ %c1 = arith.constant 1 : i8 {body} return %q : i8 }}"
        )
    };
    let (call, division) = ("call @g(%x) : (i8) -> ()", "%q = arith.divui %c1, %x : i8");
    let (before, after) = (text(&format!("{call} {division}")), text(&format!("{division} {call}")));
    assert!(matches!(compared(&after, &after), Verdict::Equal(_)));
    let Verdict::Differs(Difference { before, after, .. }) = compared(&before, &after) else { panic!() };
    assert_eq!(before, "calls @g(0 : i8), 'func.call' ends the program in 'g'");
    assert_eq!(after, "undefined behaviour: 'arith.divui' divides by zero");
}

#[test]
fn converted_calls_of_external_functions_are_the_same_calls() {
    let before = "func.func private @g(memref<2xi8>) -> (memref<2xi8>, index)
      func.func @f(%m: memref<2xi8>) -> (memref<2xi8>, index) {
        %r:2 = call @g(%m) : (memref<2xi8>) -> (memref<2xi8>, index)
        return %r#0, %r#1 : memref<2xi8>, index
      }";
    let types = "!llvm.struct<(struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>, i64)>";
    let scalars = "!llvm.ptr, !llvm.ptr, i64, i64, i64";
    let after = |offset: i64| {
        format!(
            "llvm.func @g({scalars}) -> {types}
             llvm.func @f(%a: !llvm.ptr, %p: !llvm.ptr, %o: i64, %n: i64, %s: i64) -> {types} {{
               %q = llvm.getelementptr %p[{offset}] : (!llvm.ptr) -> !llvm.ptr, i8
               %r = llvm.call @g(%a, %q, %o, %n, %s) : ({scalars}) -> {types}
               llvm.return %r : {types}
             }}"
        )
    };
    assert_eq!(compared(before, &after(0)), Verdict::Equal(64));
    assert!(matches!(compared(before, &after(1)), Verdict::Differs(_)));
}

#[test]
fn functions_that_cannot_be_compared_have_a_reason() {
    let f = |text: &str| format!("func.func @f({text}) {{ return }}");
    let reason = |before: &str, after: &str| match compared(before, after) {
        Verdict::NotCompared(reason) => reason,
        other => panic!("{other:?}"),
    };
    assert_eq!(reason(&f(""), "func.func @g() { return }"), "it does not exist after the pass");
    assert_eq!(reason(&f("%x: i8"), &f("")), "it has 1 parameters before and 0 after");
    assert_eq!(reason(&f("%x: i8"), &f("%x: i16")), "'i8' became 'i16'");
    let unreachable = "func.func @f(%x: i8) -> i8 { %c = arith.constant 0 : i8 %q = arith.divsi %x, %c : i8 return %q : i8 }";
    assert_eq!(reason(unreachable, unreachable), "it is undefined for all 64 argument lists");
}

/// Replaces sums by their first operand.
struct DropSums;

impl Pass for DropSums {
    fn argument(&self) -> &str {
        "drop-sums"
    }

    fn name(&self) -> &str {
        "DropSums"
    }

    fn run(&self, run: &mut PassRun<'_>) -> Result<(), PassFailure> {
        let is_sum = |op: &Op| run.ir.name(*op).as_str(run.ctx) == "arith.addi";
        let sums: Vec<Op> = run.ir.nested_ops(run.op, Order::Pre).filter(is_sum).collect();
        for op in sums {
            run.ir.replace_all_uses(run.ir.result(op, 0), run.ir.operand(op, 0));
        }
        Ok(())
    }
}

fn validated(text: &str, passes: Vec<Box<dyn Pass>>) -> Report {
    let ctx = context();
    let mut module = Module::parse(&ctx, text).unwrap();
    let whole = |module: &Module, accepts: &mut dyn FnMut(&str) -> bool| {
        let text = module.to_string();
        accepts(&text).then_some(text)
    };
    let validator = Validator::new(Registry::new(), Options::default()).with_reducer(Box::new(whole));
    let validator = Arc::new(validator);
    let observer = ObservedBy::new(validator.clone());
    let config = PassManagerConfig { verify_each: true, observer, ..PassManagerConfig::default() };
    let mut pipeline = Pipeline::new(Anchor::Any);
    passes.into_iter().for_each(|pass| pipeline.add(pass).unwrap());
    let top = module.operation();
    assert!(config.run(&mut pipeline, &ctx, module.ir_mut(), top).succeeded);
    validator.take_report()
}

#[test]
fn a_wrong_pass_is_named_with_its_function() {
    let text = "func.func @right(%x: i8) -> i8 { return %x : i8 }
        func.func @wrong(%x: i8) -> i8 { %y = arith.addi %x, %x : i8 return %y : i8 }
        func.func private @unused(%x: i8) -> i8 { %y = arith.addi %x, %x : i8 return %y : i8 }";
    let report = validated(text, vec![Box::new(DropSums)]);
    assert_eq!((report.functions, report.runs, report.not_compared.len()), (1, 64, 0));
    let [finding] = &report.findings[..] else { panic!("{:?}", report.findings) };
    assert_eq!((&*finding.pass, &*finding.function), ("drop-sums", "wrong"));
    let diagnostic = finding.diagnostic();
    assert_eq!(diagnostic.message, "the pass 'drop-sums' changes the behaviour of 'wrong'");
    let reduced = finding.reduced.as_ref().unwrap();
    let Difference { arguments, before, after } = &reduced.difference;
    let source = Module::parse(&context(), text).unwrap().to_string();
    let expected = format!(
        "reduced:\n// 'drop-sums' changes 'wrong'\n// arguments: {}\n// before: {before}\n// after: {after}\n{}",
        arguments.join(", "),
        source.trim_end()
    );
    assert_eq!(diagnostic.notes.last().unwrap().message, expected);
}
