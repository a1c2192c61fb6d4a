//! The library as tools use it: arguments, memory, limits, and drawn inputs.

use interpret::inputs::{Random, draw};
use interpret::{Buffer, Config, Externals, Input, Outcome, Program, Registry, Run, Value, run};
use ir_core::{Context, Module};

fn module(source: &str) -> Module {
    let ctx = Context::new();
    interpret::register_dialects(&ctx);
    let module = Module::parse(&ctx, source).unwrap();
    module.verify().unwrap();
    module
}

fn ints(values: &[i128]) -> Vec<Value> {
    values.iter().map(|value| Value::int(*value, 32)).collect()
}

const DOUBLE: &str = "func.func @double(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi32>
    %y = arith.addi %x, %x : i32
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}";

#[test]
fn memory_of_arguments() {
    let module = module(DOUBLE);
    let buffer = Buffer { sizes: vec![3], elements: ints(&[1, -2, 30]) };
    let run = run(&module, "double", &[Input::Buffer(buffer)]);
    assert!(matches!(run.outcome, Outcome::Returned(_)), "{:?}", run.outcome);
    assert_eq!(run.arguments[0].as_ref().unwrap().elements, ints(&[2, -4, 60]));
}

#[test]
fn results_with_memory() {
    let module = module(
        "func.func @f() -> (memref<2x2xi8>, tensor<2xf32>, complex<f64>) {
  %m = memref.alloc() : memref<2x2xi8>
  %c0 = arith.constant 0 : index
  %x = arith.constant 5 : i8
  memref.store %x, %m[%c0, %c0] : memref<2x2xi8>
  %t = arith.constant dense<[1.5, 2.0]> : tensor<2xf32>
  %c = complex.constant [1.0, -0.5] : complex<f64>
  return %m, %t, %c : memref<2x2xi8>, tensor<2xf32>, complex<f64>
}",
    );
    let texts = run(&module, "f", &[]).result_texts(module.context()).unwrap();
    assert_eq!(
        texts,
        [
            "[[5, poison], [poison, poison]] : memref<2x2xi8>",
            "dense<[1.500000e+00, 2.000000e+00]> : tensor<2xf32>",
            "(1.000000e+00, -5.000000e-01) : complex<f64>"
        ]
    );
}

fn message(run: &Run) -> String {
    run.outcome.diagnostic().unwrap().message.clone()
}

#[test]
fn wrong_arguments() {
    let module = module("func.func @f(%x: i8) -> i8 { return %x : i8 }\nfunc.func private @g()");
    let value = |value: i128| Input::Value(Value::Bits(value as u128));
    assert_eq!(message(&run(&module, "h", &[])), "there is no function 'h'");
    assert_eq!(message(&run(&module, "g", &[])), "the function 'g' has no body");
    assert_eq!(
        message(&run(&module, "f", &[])),
        "the function 'f' has 1 parameters, and 0 arguments are given"
    );
    assert_eq!(message(&run(&module, "f", &[value(256)])), "argument 0 of 'f' is not a value of type 'i8'");
    assert_eq!(run(&module, "f", &[value(255)]).outcome.values(), Some(&[Value::int(-1, 8)][..]));
}

#[test]
fn wide_integers_are_named() {
    let module = module(
        "func.func @f() -> i129 {
  %x = arith.constant 1 : i129
  %y = arith.addi %x, %x : i129
  return %y : i129
}",
    );
    assert_eq!(message(&run(&module, "f", &[])), "'arith.constant' has a constant that is not implemented");
}

#[test]
fn limits() {
    let module = module(
        "func.func @loop() { cf.br ^a\n^a:\n  cf.br ^a }
func.func @deep(%n: i64) -> i64 {
  %r = call @deep(%n) : (i64) -> i64
  return %r : i64
}
func.func @large() -> memref<1000xi64> {
  %m = memref.alloc() : memref<1000xi64>
  return %m : memref<1000xi64>
}",
    );
    let program = Program::new(&module, &Registry::new());
    let config = Config { step_limit: 50, max_depth: 10, memory_limit: 1000, ..Config::default() };
    let looped = program.run("loop", &[], &config);
    assert!(matches!(looped.outcome, Outcome::StepLimit(_)));
    assert_eq!((message(&looped).as_str(), looped.steps), ("'cf.br' is beyond the limit of 50 steps", 50));
    let deep = program.run("deep", &[Input::Value(Value::int(1, 64))], &config);
    assert!(matches!(deep.outcome, Outcome::Resources(_)));
    assert_eq!(message(&deep), "'func.call' nests more than 10 calls: the stack overflows");
    let large = program.run("large", &[], &config);
    assert_eq!(message(&large), "'memref.alloc' allocates 8000 bytes, beyond the limit of 1000 bytes");
}

/// A million nested calls need no stack of the host.
#[test]
fn deep_recursion() {
    let module = module(
        "func.func @sum(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %is_zero = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %is_zero, ^end, ^more
^end:
  return %zero : i64
^more:
  %m = arith.subi %n, %one : i64
  %r = call @sum(%m) : (i64) -> i64
  %s = arith.addi %r, %n : i64
  return %s : i64
}",
    );
    let program = Program::new(&module, &Registry::new());
    let config = Config { max_depth: 200_000, ..Config::default() };
    let run = program.run("sum", &[Input::Value(Value::int(100_000, 64))], &config);
    assert_eq!(run.outcome.values(), Some(&[Value::int(5_000_050_000, 64)][..]));
}

#[test]
fn traces() {
    let module = module(
        "func.func @f(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  %c = arith.cmpi sgt, %y, %x : i32
  return %y : i32
}",
    );
    let program = Program::new(&module, &Registry::new());
    let config = Config { trace: true, ..Config::default() };
    let run = program.run("f", &[Input::Value(Value::int(-3, 32))], &config);
    assert_eq!(run.trace, ["-:2:8: arith.muli = 9 : i32", "-:3:8: arith.cmpi = true", "-:4:3: func.return"]);
}

#[test]
fn drawn_inputs_fit_and_repeat() {
    let module = module(
        "func.func @f(%a: i1, %b: i37, %c: index, %d: f16, %e: f64, %g: vector<2x3xbf16>,
    %h: tensor<?x2xi8>, %i: memref<?x4xf32>, %j: complex<f32>) { return }",
    );
    let program = Program::new(&module, &Registry::new());
    let function = program.function("f").unwrap();
    let draw_all = |seed: u64| -> Vec<Input> {
        let mut random = Random::new(seed);
        let types = program.param_types(function).iter();
        types.map(|ty| draw(module.context(), *ty, &mut random).unwrap()).collect()
    };
    for seed in 0..200 {
        let inputs = draw_all(seed);
        assert_eq!(inputs, draw_all(seed));
        let run = program.run("f", &inputs, &Config::default());
        assert!(matches!(run.outcome, Outcome::Returned(_)), "{:?}", run.outcome);
    }
    assert_ne!(draw_all(1), draw_all(2));
}

/// Sources that nest deeply need no more of the host's stack than the parser.
#[test]
fn deep_nesting() {
    let depth = 2000;
    let regions = format!(
        "func.func @f() -> i32 {{ {} %x = arith.constant 7 : i32 scf.yield %x : i32 {} return %r0 : i32 }}",
        (0..depth).map(|i| format!("%r{i} = scf.execute_region -> i32 {{ ")).collect::<String>(),
        (1..depth).rev().map(|i| format!("}} scf.yield %r{i} : i32 ")).collect::<String>() + "}",
    );
    let ran = run(&module(&regions), "f", &[]);
    assert_eq!(ran.outcome.values(), Some(&[Value::int(7, 32)][..]));
    let sum = "d0 floordiv 2 + (".repeat(depth) + "d0" + &")".repeat(depth);
    let maps = format!(
        "func.func @f(%i: index) -> index {{
           %x = affine.apply affine_map<(d0) -> (({sum}) mod 1000)>(%i)
           return %x : index
         }}"
    );
    let ran = run(&module(&maps), "f", &[Input::Value(Value::index(2))]);
    assert_eq!(ran.outcome.values(), Some(&[Value::index((depth as i64 + 2) % 1000)][..]));
    let array = "!llvm.array<1 x ".repeat(depth).replacen("!llvm.", "", 1).replace("!llvm.", "")
        + "i32"
        + &">".repeat(depth);
    let types = format!(
        "llvm.func @f() -> !llvm.{array} {{
           %x = llvm.mlir.zero : !llvm.{array}
           llvm.return %x : !llvm.{array}
         }}"
    );
    let ran = run(&module(&types), "f", &[]);
    assert!(matches!(ran.outcome, Outcome::Unsupported(_)), "{:?}", ran.outcome);
}

#[test]
fn results_may_have_uninitialised_memory() {
    let module = module(
        "func.func private @external()
         func.func @f() -> memref<2xi8> { %m = memref.alloc() : memref<2xi8> return %m : memref<2xi8> }",
    );
    let run = Program::new(&module, &Registry::new()).run("f", &[], &Config::default());
    assert_eq!(run.result_texts(module.context()).unwrap(), ["[poison, poison] : memref<2xi8>"]);
}

#[test]
fn calls_of_external_functions_are_listed() {
    let module = module(
        "func.func private @draw(i8, memref<1xi8>) -> i8
         func.func @f(%m: memref<1xi8>) -> (i8, i8) {
           %c1 = arith.constant 1 : i8
           %0 = call @draw(%c1, %m) : (i8, memref<1xi8>) -> i8
           %1 = call @draw(%0, %m) : (i8, memref<1xi8>) -> i8
           return %0, %1 : i8, i8
         }",
    );
    let program = Program::new(&module, &Registry::new());
    let arguments = [Input::Buffer(Buffer { sizes: vec![1], elements: vec![Value::int(7, 8)] })];
    let run = |last_call| {
        let externals = Some(Externals { seed: 3, last_call });
        program.run("f", &arguments, &Config { externals, ..Config::default() })
    };
    let all = run(None);
    let calls: Vec<String> = all.calls.iter().map(|call| call.to_text(module.context())).collect();
    assert_eq!(calls[0], "@draw(1 : i8, [7] : memref<1xi8>) with [7] : memref<1xi8> in arguments");
    assert!(
        calls[1].starts_with(&format!("@draw({}, [", all.result_texts(module.context()).unwrap()[0])),
        "{calls:?}"
    );
    assert_eq!(all.calls, run(None).calls);
    let ended = run(Some(0));
    assert_eq!(ended.calls, all.calls[..1]);
    assert_eq!(ended.outcome.diagnostic().unwrap().message, "'func.call' ends the program in 'draw'");
}
