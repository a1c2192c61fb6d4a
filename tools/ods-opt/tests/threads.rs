//! Passes on several threads give what they give on one: the same IR, the same words, the same handles.

use ir_core::context::Context;
use ir_core::ir::{Op, Order};
use ir_core::pass::{
    IrPrinting, PassManagerConfig, PassRegistry, PassSelection, Report, parse_pipeline, statistics_report,
};
use ir_core::text::{PrintOptions, Renderer, parse_module, print_module};
use std::fmt::Write as _;

/// Functions with something to do for each pass, so many that threads are used, some of them in modules.
fn input() -> String {
    let mut text = String::new();
    for index in 0..90 {
        let function = function(index);
        match index % 9 {
            0 => {
                let _ = writeln!(text, "module @m{index} attributes {{a.b = {index}}} {{\n{function}}}");
            }
            // No operation that pipelines below are for.
            1 => {
                let _ = writeln!(
                    text,
                    "\"x.y\"() ({{\n  %0 = \"x.z\"() : () -> i{index}\n}}) : () -> ()\n{function}"
                );
            }
            _ => text.push_str(&function),
        }
    }
    text.push_str("func.func private @extern(i32) -> i32\n");
    text
}

fn function(index: usize) -> String {
    let mut text = format!("func.func @f{index}(%a: i32, %c: i1) -> i32 {{\n");
    let mut last = "%a".to_owned();
    for step in 0..12 {
        let _ = writeln!(
            text,
            "  %c{step} = arith.constant {} : i32\n  %u{step} = arith.addi {last}, %c{step} : i32\n  \
             %v{step} = arith.addi {last}, %c{step} : i32\n  %w{step} = arith.muli %u{step}, %v{step} : i32\n  \
             %d{step} = arith.subi %w{step}, %w{step} : i32",
            step % 5 + index % 3
        );
        last = format!("%w{step}");
    }
    let _ = writeln!(
        text,
        "  %r = scf.if %c -> i32 {{\n    %y = func.call @f{index}({last}, %c) : (i32, i1) -> i32\n    \
         scf.yield %y : i32\n  }} else {{\n    scf.yield {last} : i32\n  }}\n  cf.cond_br %c, ^bb1(%r : i32), ^bb2\n\
         ^bb1(%p: i32):\n  return %p : i32\n^bb2:\n  return %d3 : i32\n}}"
    );
    text
}

/// The module and the messages after a pipeline, and whether earlier handles refer to the same entities.
fn outcome(text: &str, pipeline: &str, threads: usize, printing: &PassSelection) -> String {
    let ctx = Context::new();
    ods_opt::register_dialects(&ctx);
    ctx.allow_unregistered_dialects(true);
    ctx.set_threads(threads);
    let module = parse_module(&ctx, "input", text.as_bytes()).expect("the text is right");
    let mut module = module.into_module();
    let mut registry = PassRegistry::new();
    transforms::register_passes(&mut registry);
    conversions::register_passes(&mut registry);
    let mut pipeline = parse_pipeline(&registry, "test", pipeline).expect("the pipeline is right");
    let printing = IrPrinting { after: printing.clone(), ..IrPrinting::default() };
    let config = PassManagerConfig { verify_each: true, printing, ..PassManagerConfig::default() };
    let mut functions: Vec<(Op, String)> = Vec::new();
    module.ir.visit(module.top, Order::Pre, |op| {
        if let Some(symbol) = ir_core::interfaces::symbol_name(&module.ir, op) {
            functions.push((op, symbol.as_str(&ctx).to_owned()));
        }
    });
    let outcome = config.run(&mut pipeline, &ctx, &mut module.ir, module.top);
    let mut out = Vec::new();
    print_module(&module.ir, module.top, PrintOptions::default(), &module.external_resources, &mut out)
        .expect("a vector takes everything");
    let mut said = String::from_utf8(out).expect("text");
    for report in &outcome.reports {
        match report {
            Report::Text(text) | Report::File { text, .. } => said.push_str(text),
            Report::Diagnostic(diagnostic) => {
                let mut renderer = Renderer::new(&ctx);
                renderer.add_source("input", text.as_bytes());
                said.push_str(&renderer.render(diagnostic));
            }
        }
    }
    for (op, symbol) in functions {
        let now = ir_core::interfaces::symbol_name(&module.ir, op);
        assert_eq!(
            now.map(|name| name.as_str(&ctx).to_owned()),
            Some(symbol),
            "a handle means something else"
        );
    }
    said + &statistics_report(&pipeline, false)
}

fn same(pipeline: &str, printing: &PassSelection) -> String {
    same_of(&input(), pipeline, printing)
}

fn same_of(text: &str, pipeline: &str, printing: &PassSelection) -> String {
    let one = outcome(text, pipeline, 1, printing);
    for threads in [2, 7] {
        let several = outcome(text, pipeline, threads, printing);
        if let Some((ours, theirs)) = several.lines().zip(one.lines()).find(|(ours, theirs)| ours != theirs) {
            panic!("{threads} threads give '{ours}', one gives '{theirs}'");
        }
        assert_eq!(several.len(), one.len(), "{threads} threads");
    }
    one
}

#[test]
fn nested_pipelines_give_the_same() {
    let one = same("builtin.module(func.func(cse),builtin.module(func.func(cse)))", &PassSelection::None);
    assert!(one.contains("(S) 1520 num-cse'd"), "{}", &one[one.len() - 400..]);
    let one = same(
        "builtin.module(any(canonicalize,cse,sccp),func.func(cse,canonicalize),inline)",
        &PassSelection::None,
    );
    assert!(!one.contains("arith.subi"));
}

#[test]
fn canonicalizing_a_module_of_functions_gives_the_same() {
    let mut text: String = (0..90).map(function).collect();
    text.push_str("func.func private @extern(i32) -> i32\n");
    for options in ["", "{top-down=false}", "{region-simplify=aggressive}", "{max-iterations=1}"] {
        let one = same_of(&text, &format!("builtin.module(canonicalize{options})"), &PassSelection::All);
        assert!(!one.contains("arith.subi"), "{options}");
    }
}

#[test]
fn texts_come_in_the_order_of_operations() {
    let printed = same("builtin.module(func.func(sccp,print-ir{label=x}))", &PassSelection::All);
    let dumps = printed.matches("// -----// IR Dump After SCCP (sccp) //----- //").count();
    assert_eq!(dumps, 81, "one of each function");
}

#[test]
fn diagnostics_come_in_the_order_of_operations() {
    let said = same("builtin.module(func.func(cse,symbol-dce))", &PassSelection::None);
    let errors = said.matches("does not define a symbol table").count();
    assert_eq!(errors, 81, "one of each function, though the first one fails");
}

#[test]
fn conversions_of_a_module_of_functions_give_the_same() {
    let text: String = (0..90).map(function).collect();
    let pipeline =
        "builtin.module(convert-scf-to-cf,func.func(cse),convert-arith-to-llvm,convert-cf-to-llvm)";
    let one = same_of(&text, pipeline, &PassSelection::All);
    let last = one.rsplit("IR Dump").next().unwrap_or_default();
    assert_eq!(last.matches("llvm.cond_br").count(), 180, "two of each function");
}

#[test]
fn a_conversion_that_adds_to_the_module_gives_the_same() {
    let mut text: String = (0..90).map(function).collect();
    for index in 0..3 {
        text += &format!("func.func @a{index}(%c: i1) {{\n  cf.assert %c, \"no {index}\"\n  return\n}}\n");
    }
    let one = same_of(&text, "builtin.module(convert-cf-to-llvm)", &PassSelection::None);
    assert_eq!(one.matches("llvm.func @abort()").count(), 1);
}

#[test]
fn a_conversion_that_fails_gives_the_same() {
    let mut text: String = (0..90).map(function).collect();
    // The first functions could be converted.
    for op in ["re", "tan"] {
        let result = if op == "re" { "f32" } else { "complex<f32>" };
        text += &format!(
            "func.func @{op}(%x: complex<f32>) -> {result} {{\n  %0 = complex.{op} %x : complex<f32>\n"
        );
        text += &format!("  return %0 : {result}\n}}\n");
    }
    let said = same_of(&text, "builtin.module(convert-complex-to-llvm)", &PassSelection::All);
    assert!(said.contains("failed to legalize operation"), "{said}");
}
