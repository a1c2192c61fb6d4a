//! Tests: the data of the page for small runs.

use super::Recorder;
use super::model::Exploration;
use crate::{register_dialects, register_passes};
use ir_core::context::Context;
use ir_core::pass::{ObservedBy, PassManagerConfig, PassRegistry, Pipeline, parse_pipeline};
use ir_core::text::parse_module;
use ods_explore::Model;
use serde_json::{Value, json};
use std::sync::Arc;

const INPUT: &str = "\
func.func @f(%x: i32) -> i32 {
  %dead = arith.muli %x, %x : i32
  %zero = arith.constant 0 : i32
  %sum = arith.addi %x, %zero : i32
  %twice = arith.addi %sum, %x : i32
  return %twice : i32
}
func.func @same(%x: i32) -> i32 {
  cf.br ^next(%x : i32)
^next(%y: i32):
  return %y : i32
}
";

/// Runs an observed pipeline, and passes its data and the resulting text to a test.
fn explored(text: &str, pipeline: &str, test: impl FnOnce(&Exploration<'_>, &str)) {
    let mut registry = PassRegistry::new();
    register_passes(&mut registry);
    let mut pipeline: Pipeline = parse_pipeline(&registry, "test", pipeline).unwrap();
    let ctx = Context::new();
    register_dialects(&ctx);
    let mut module = parse_module(&ctx, "test.mlir", text.as_bytes()).unwrap();
    let recorder = Arc::new(Recorder::default());
    ctx.observe_rewrites(recorder.clone());
    recorder.input(&module.ir, module.top);
    let observer = ObservedBy::new(recorder.clone());
    let config = PassManagerConfig { verify_each: true, observer, ..PassManagerConfig::default() };
    config.run(&mut pipeline, &ctx, &mut module.ir, module.top);
    let left = ir_core::pass::ir_text(&module.ir, module.top, &Default::default());
    test(&Exploration::new("test.mlir", &pipeline, &register_dialects, &recorder), &left);
}

/// The lines of a difference, each with the sign of its kind.
fn signed(model: &Exploration<'_>, step: usize) -> Vec<String> {
    let steps = &model.index()["steps"];
    let lines = |side: &str| {
        let snapshot = model.chunk(&format!("snapshot/{}", steps[step][side])).unwrap();
        snapshot["text"].as_str().unwrap().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    let (before, after) = (lines("before"), lines("after"));
    let mut found = Vec::new();
    for run in model.chunk(&format!("diff/{step}")).unwrap().as_array().unwrap() {
        let number = |index: usize| run[index].as_u64().unwrap() as usize;
        for i in 0..number(3) {
            let (sign, text) = match run[0].as_str().unwrap() {
                "same" => (' ', &after[number(2) + i]),
                "renumbered" => ('r', &after[number(2) + i]),
                "changed" => ('~', &after[number(2) + i]),
                "removed" => ('-', &before[number(1) + i]),
                "moved-from" => ('<', &before[number(1) + i]),
                "moved-to" => ('>', &after[number(2) + i]),
                _ => ('+', &after[number(2) + i]),
            };
            found.push(format!("{sign}{text}"));
        }
    }
    found
}

#[test]
fn differences_follow_operations_and_not_their_numbers() {
    explored(INPUT, "builtin.module(func.func(canonicalize))", |model, _| {
        let expected = [
            " func.func @f(%arg0: i32) -> i32 {",
            "-  %0 = arith.muli %arg0, %arg0 : i32",
            "-  %c0_i32 = arith.constant 0 : i32",
            "-  %1 = arith.addi %arg0, %c0_i32 : i32",
            "~  %0 = arith.addi %arg0, %arg0 : i32",
            "r  return %0 : i32",
            " }",
        ];
        assert_eq!(signed(model, 0), expected);
    });
}

#[test]
fn hoisted_constants_move() {
    let text = "\
func.func @f(%c: i1, %x: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %one = arith.constant 1 : i32
    %sum = arith.addi %x, %one : i32
    scf.yield %sum : i32
  } else {
    scf.yield %x : i32
  }
  return %r : i32
}
";
    explored(text, "builtin.module(func.func(canonicalize))", |model, _| {
        let expected = [
            " func.func @f(%arg0: i1, %arg1: i32) -> i32 {",
            ">  %c1_i32 = arith.constant 1 : i32",
            "   %0 = scf.if %arg0 -> (i32) {",
            "<    %c1_i32 = arith.constant 1 : i32",
            "     %1 = arith.addi %arg1, %c1_i32 : i32",
            "     scf.yield %1 : i32",
            "   } else {",
            "     scf.yield %arg1 : i32",
            "   }",
            "   return %0 : i32",
            " }",
        ];
        assert_eq!(signed(model, 0), expected);
        let step = &model.index()["steps"][0];
        let counts = ["created", "erased", "moved"].map(|key| step[key].as_u64());
        assert_eq!(counts, [Some(0), Some(0), Some(1)]);
    });
}

#[test]
fn merged_blocks_do_not_move_other_lines() {
    let text = "\
func.func @f(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^small, ^large(%a : i32)
^small:
  %zero = arith.constant 0 : i32
  cf.br ^large(%zero : i32)
^large(%x: i32):
  %again = arith.cmpi slt, %x, %a : i32
  cf.cond_br %again, ^large(%a : i32), ^end
^end:
  %five = arith.constant 5 : i32
  %y = arith.addi %x, %five : i32
  return %y : i32
}
";
    explored(text, "builtin.module(func.func(canonicalize))", |model, _| {
        let expected = [
            " func.func @f(%arg0: i32, %arg1: i1) -> i32 {",
            "-  cf.cond_br %arg1, ^bb1, ^bb2(%arg0 : i32)",
            ">  %c5_i32 = arith.constant 5 : i32",
            ">  %c0_i32 = arith.constant 0 : i32",
            "+  cf.cond_br %arg1, ^bb1(%c0_i32 : i32), ^bb1(%arg0 : i32)",
            "~^bb1(%0: i32):  // 3 preds: ^bb0, ^bb0, ^bb1",
            "<  %c0_i32 = arith.constant 0 : i32",
            "-  cf.br ^bb2(%c0_i32 : i32)",
            "-^bb2(%0: i32):  // 3 preds: ^bb0, ^bb1, ^bb2",
            "   %1 = arith.cmpi slt, %0, %arg0 : i32",
            "~  cf.cond_br %1, ^bb1(%arg0 : i32), ^bb2",
            "-^bb3:  // pred: ^bb2",
            "<  %c5_i32 = arith.constant 5 : i32",
            "+^bb2:  // pred: ^bb1",
            "   %2 = arith.addi %0, %c5_i32 : i32",
            "   return %2 : i32",
            " }",
        ];
        assert_eq!(signed(model, 0), expected);
    });
}

#[test]
fn steps_say_what_was_created_erased_and_applied() {
    explored(INPUT, "builtin.module(func.func(canonicalize,cse))", |model, left| {
        let index = model.index();
        let steps = index["steps"].as_array().unwrap();
        let symbols: Vec<&str> = steps.iter().map(|step| step["symbol"].as_str().unwrap()).collect();
        assert_eq!(symbols, ["f", "f", "same", "same"]);
        assert_eq!((&steps[0]["created"], &steps[0]["erased"]), (&json!(0), &json!(3)));
        assert_eq!((&steps[1]["changed"], &steps[1]["pass"]), (&json!(false), &json!(1)));
        assert_eq!(index["passes"][1]["statistics"][0]["name"], "num-cse'd");
        let rewrites = model.chunk("rewrites/0").unwrap();
        let names: Vec<&str> =
            rewrites["patterns"].as_array().unwrap().iter().map(|of| of["name"].as_str().unwrap()).collect();
        assert!(names.contains(&"(fold)") && names.contains(&"(dead)"), "{names:?}");
        let first = &rewrites["applied"][0];
        assert!(first[2].as_str().unwrap().starts_with("test.mlir:"), "{first}");
        assert!(left.contains("arith.addi %arg0, %arg0"), "{left}");
    });
}

#[test]
fn a_snapshot_has_lines_functions_and_blocks() {
    explored(INPUT, "builtin.module(cse)", |model, _| {
        let snapshot = model.chunk("snapshot/0").unwrap();
        let text: Vec<&str> = snapshot["text"].as_str().unwrap().lines().collect();
        for op in snapshot["ops"].as_array().unwrap().iter().skip(1) {
            let line = text[op[2].as_u64().unwrap() as usize - 1];
            let name = op[1].as_str().unwrap();
            assert!(line.contains(name.trim_start_matches("func.")), "{name} at {line}");
        }
        let functions = snapshot["functions"].as_array().unwrap();
        let names: Vec<(&Value, &str)> =
            functions.iter().map(|of| (&of["name"], text[of["to"].as_u64().unwrap() as usize - 1])).collect();
        assert_eq!(names, [(&json!("f"), "  }"), (&json!("same"), "  }")]);
        let labels: Vec<&str> =
            snapshot["blocks"].as_array().unwrap().iter().map(|block| block[2].as_str().unwrap()).collect();
        assert_eq!(labels, ["entry", "entry", "entry", "^bb1"]);
        let docs = model.chunk("docs").unwrap();
        assert!(docs["arith.muli"].as_str().is_some_and(|text| !text.is_empty()));
    });
}

#[test]
fn all_chunks_of_a_file_are_there_and_no_others() {
    explored(INPUT, "builtin.module(func.func(canonicalize),convert-arith-to-llvm)", |model, _| {
        let missing: Vec<String> =
            model.chunks().into_iter().filter(|name| model.chunk(name).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
        for name in ["", "step/0", "snapshot/99", "diff/-1", "rewrites/x"] {
            assert_eq!(model.chunk(name), None, "{name}");
        }
        let patterns = model.chunk("rewrites/2").unwrap()["patterns"].clone();
        assert!(patterns.as_array().is_some_and(|patterns| !patterns.is_empty()), "{patterns}");
    });
}

#[test]
fn a_pass_that_fails_is_a_failed_step() {
    let text = "func.func @f() { \"test.unknown\"() : () -> () return }"
        .replace("\"test.unknown\"() : () -> ()", "cf.br ^b ^b:");
    explored(
        &text,
        "builtin.module(func.func(canonicalize{test-convergence=true max-iterations=0}))",
        |model, _| {
            let step = &model.index()["steps"][0];
            assert_eq!((&step["failed"], &step["before"]), (&json!(true), &step["after"]));
        },
    );
}
