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
    let validator = Arc::new(Validator::new(Registry::new(), Options::default()));
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
    assert_eq!(finding.diagnostic().message, "the pass 'drop-sums' changes the behaviour of 'wrong'");
}
