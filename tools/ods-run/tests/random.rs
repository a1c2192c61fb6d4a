//! Random programs in three ways: interpreted, interpreted after lowering, and as machine code. Where the
//! first is defined, all have the same result.

#![expect(unsafe_code, reason = "the programs run")]

use std::fmt::Write as _;

use interpret::inputs::{Random, boundary_ints};
use interpret::{Config, Input, Outcome, Program, Registry, Run, Value};
use ir_core::pass::PassRegistry;
use ir_core::{Context, Module};
use ods_run::Jit;

use crate::pipeline::PIPELINE;

/// The number of programs.
const PROGRAMS: u64 = 120;
/// The number of runs of each.
const RUNS: u64 = 6;

const WIDTHS: [u32; 7] = [1, 7, 8, 16, 32, 64, 100];

/// A random function `f(i64, i64) -> i64`.
struct Generator {
    random: Random,
    body: String,
    /// The values in scope, with the widths of their types.
    values: Vec<(String, u32)>,
    floats: Vec<String>,
    next: u32,
}

impl Generator {
    fn new(seed: u64) -> Self {
        let values = vec![("%a".to_owned(), 64), ("%b".to_owned(), 64)];
        Generator { random: Random::new(seed), body: String::new(), values, floats: Vec::new(), next: 0 }
    }

    fn pick<'t, T: ?Sized>(&mut self, list: &[&'t T]) -> &'t T {
        list[self.random.below(list.len() as u64) as usize]
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%{}", self.next)
    }

    fn emit(&mut self, text: &str) -> String {
        let name = self.fresh();
        let _ = writeln!(self.body, "  {name} = {text}");
        name
    }

    fn define(&mut self, text: &str, width: u32) -> String {
        let name = self.emit(text);
        self.values.push((name.clone(), width));
        name
    }

    /// A value of a width: one in scope, or a constant.
    fn value(&mut self, width: u32) -> String {
        let known: Vec<String> =
            self.values.iter().filter(|(_, own)| *own == width).map(|(name, _)| name.clone()).collect();
        if !known.is_empty() && self.random.below(5) > 0 {
            return known[self.random.below(known.len() as u64) as usize].clone();
        }
        let numbers = boundary_ints(width);
        let number = numbers[self.random.below(numbers.len() as u64) as usize];
        let number = interpret::signed(number, width);
        let number = if width == 1 { (number != 0).to_string() } else { number.to_string() };
        self.emit(&format!(
            "arith.constant {number}{}",
            if width == 1 { String::new() } else { format!(" : i{width}") }
        ))
    }

    fn width(&mut self) -> u32 {
        WIDTHS[self.random.below(WIDTHS.len() as u64) as usize]
    }

    fn float(&mut self) -> String {
        if !self.floats.is_empty() && self.random.below(3) > 0 {
            return self.floats[self.random.below(self.floats.len() as u64) as usize].clone();
        }
        let number = self.pick(&["0.0", "-0.0", "1.0", "-2.5", "1.0e300", "3.0e-320", "0x7FF0000000000000"]);
        self.emit(&format!("arith.constant {number} : f64"))
    }

    fn binary(&mut self) {
        let width = self.width();
        let op = self.pick(&[
            "addi",
            "subi",
            "muli",
            "andi",
            "ori",
            "xori",
            "maxsi",
            "maxui",
            "minsi",
            "minui",
            "divsi",
            "divui",
            "remsi",
            "remui",
            "ceildivsi",
            "floordivsi",
            "ceildivui",
            "shli",
            "shrsi",
            "shrui",
        ]);
        let (a, mut b) = (self.value(width), self.value(width));
        if op.contains("div") || op.contains("rem") {
            let one = self.emit(&format!("arith.constant {} : i{width}", if width == 1 { -1 } else { 1 }));
            b = self.emit(&format!("arith.ori {b}, {one} : i{width}"));
        } else if op.starts_with("sh") && self.random.below(4) > 0 {
            let amount = self.random.below(width.into());
            b = self.emit(&format!("arith.constant {} : i{width}", if width == 1 { 0 } else { amount }));
        }
        self.define(&format!("arith.{op} {a}, {b} : i{width}"), width);
    }

    fn cast(&mut self) {
        let (from, to) = (self.width(), self.width());
        let value = self.value(from);
        let op = match from.cmp(&to) {
            std::cmp::Ordering::Less => self.pick(&["extsi", "extui"]),
            std::cmp::Ordering::Greater => "trunci",
            std::cmp::Ordering::Equal => return,
        };
        self.define(&format!("arith.{op} {value} : i{from} to i{to}"), to);
    }

    fn compare(&mut self) {
        let width = self.width();
        let predicate = self.pick(&["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"]);
        let (a, b) = (self.value(width), self.value(width));
        let condition = self.define(&format!("arith.cmpi {predicate}, {a}, {b} : i{width}"), 1);
        let (yes, no) = (self.value(width), self.value(width));
        self.define(&format!("arith.select {condition}, {yes}, {no} : i{width}"), width);
    }

    fn float_operation(&mut self) {
        let op = self.pick(&["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf"]);
        let (a, b) = (self.float(), self.float());
        let result = self.emit(&format!("arith.{op} {a}, {b} : f64"));
        self.floats.push(result.clone());
        let predicate = self.pick(&["oeq", "ogt", "ole", "one", "ord", "ueq", "ult", "uge", "une", "uno"]);
        let other = self.float();
        self.define(&format!("arith.cmpf {predicate}, {result}, {other} : f64"), 1);
        let width = self.width();
        let integer = self.value(width);
        let converted = self.emit(&format!("arith.sitofp {integer} : i{width} to f64"));
        self.floats.push(converted.clone());
        if self.random.below(3) == 0 {
            self.define(&format!("arith.fptosi {converted} : f64 to i64"), 64);
        }
    }

    /// A loop that carries a value, with nested statements.
    fn count(&mut self, depth: u32) {
        let width = self.width();
        let initial = self.value(width);
        let (low, high) = (self.random.below(4), self.random.below(8));
        let bounds =
            [low, high, 1 + self.random.below(3)].map(|n| self.emit(&format!("arith.constant {n} : index")));
        let (result, index, carried) = (self.fresh(), self.fresh(), self.fresh());
        let _ = writeln!(
            self.body,
            "  {result} = scf.for {index} = {} to {} step {} iter_args({carried} = {initial}) -> i{width} {{",
            bounds[0], bounds[1], bounds[2]
        );
        let (values, floats) = (self.values.len(), self.floats.len());
        self.values.push((carried, width));
        self.define(&format!("arith.index_cast {index} : index to i64"), 64);
        self.statements(2, depth);
        let last = self.value(width);
        let _ = writeln!(self.body, "  scf.yield {last} : i{width}\n  }}");
        self.values.truncate(values);
        self.floats.truncate(floats);
        self.values.push((result, width));
    }

    fn branch(&mut self, depth: u32) {
        let width = self.width();
        let condition = self.value(1);
        let result = self.fresh();
        let _ = writeln!(self.body, "  {result} = scf.if {condition} -> i{width} {{");
        for part in 0..2 {
            let (values, floats) = (self.values.len(), self.floats.len());
            self.statements(2, depth);
            let last = self.value(width);
            let end = if part == 0 { "} else {" } else { "}" };
            let _ = writeln!(self.body, "  scf.yield {last} : i{width}\n  {end}");
            self.values.truncate(values);
            self.floats.truncate(floats);
        }
        self.values.push((result, width));
    }

    /// A write to memory and a read of it.
    fn memory(&mut self) {
        let (value, place) = (self.value(64), self.value(8));
        let seven = self.emit("arith.constant 7 : i8");
        let [to, from] = [(); 2].map(|()| {
            let masked = self.emit(&format!("arith.andi {place}, {seven} : i8"));
            self.emit(&format!("arith.index_castui {masked} : i8 to index"))
        });
        let _ = writeln!(self.body, "  memref.store {value}, %m[{to}] : memref<8xi64>");
        self.define(&format!("memref.load %m[{from}] : memref<8xi64>"), 64);
    }

    fn statements(&mut self, count: u64, depth: u32) {
        for _ in 0..=self.random.below(count) + 1 {
            match self.random.below(12) {
                0..=3 => self.binary(),
                4 | 5 => self.cast(),
                6 | 7 => self.compare(),
                8 => self.float_operation(),
                9 => self.memory(),
                10 if depth < 2 => self.count(depth + 1),
                11 if depth < 2 => self.branch(depth + 1),
                _ => self.binary(),
            }
        }
    }

    fn module(mut self) -> String {
        self.statements(10, 0);
        let mut hash = self.emit("arith.constant 17 : i64");
        let factor = self.emit("arith.constant 1000003 : i64");
        for (name, width) in self.values.clone() {
            let wide = match width {
                64 => name,
                65.. => self.emit(&format!("arith.trunci {name} : i{width} to i64")),
                _ => self.emit(&format!("arith.extsi {name} : i{width} to i64")),
            };
            let product = self.emit(&format!("arith.muli {hash}, {factor} : i64"));
            hash = self.emit(&format!("arith.xori {product}, {wide} : i64"));
        }
        let fill = "  %m = memref.alloca() : memref<8xi64>\n  affine.for %i = 0 to 8 {\n    \
                    affine.store %a, %m[%i] : memref<8xi64>\n  }\n";
        format!("func.func @f(%a: i64, %b: i64) -> i64 {{\n{fill}{}  return {hash} : i64\n}}\n", self.body)
    }
}

fn interpreted(program: &Program, arguments: [i64; 2]) -> Run {
    let inputs = arguments.map(|value| Input::Value(Value::index(value)));
    program.run("f", &inputs, &Config { step_limit: 1 << 22, ..Config::default() })
}

/// The result, if the run is defined.
fn result(run: &Run) -> Option<i64> {
    match &run.outcome {
        Outcome::Returned(values) => match values.as_slice() {
            [Value::Bits(bits)] => Some(*bits as u64 as i64),
            _ => None,
        },
        Outcome::Undefined(_) => None,
        other => panic!("{:?}", other.diagnostic().map(|diagnostic| &diagnostic.message)),
    }
}

#[test]
fn programs_agree() {
    let mut registry = PassRegistry::new();
    ods_opt::register_passes(&mut registry);
    let mut defined = 0;
    for seed in 0..PROGRAMS {
        let source = Generator::new(seed).module();
        let ctx = Context::new();
        ods_opt::register_dialects(&ctx);
        let mut module = Module::parse(&ctx, &source).unwrap_or_else(|error| panic!("{seed}: {error}"));
        module.verify().unwrap_or_else(|error| panic!("{seed}: {error}"));
        let program = Program::new(&module, &Registry::new());
        module.run_passes(&registry, PIPELINE).unwrap_or_else(|error| panic!("{seed}: {error}"));
        let lowered = Program::new(&module, &Registry::new());
        let jit = Jit::new(&module).unwrap_or_else(|error| panic!("{seed}: {error}"));
        let native = jit.get::<fn(i64, i64) -> i64>("f").unwrap();
        let mut random = Random::new(seed);
        for _ in 0..RUNS {
            let numbers = boundary_ints(64);
            let arguments = [(); 2].map(|()| match random.below(3) {
                0 => random.next_u64() as i64,
                _ => numbers[random.below(numbers.len() as u64) as usize] as u64 as i64,
            });
            let Some(expected) = result(&interpreted(&program, arguments)) else { continue };
            defined += 1;
            assert_eq!(
                result(&interpreted(&lowered, arguments)),
                Some(expected),
                "lowered, {seed}, {arguments:?}\n{source}"
            );
            // SAFETY: The program is defined for these arguments, as the interpreter found.
            let found = unsafe { native.call(arguments[0], arguments[1]) };
            assert_eq!(found, expected, "native, {seed}, {arguments:?}\n{source}");
        }
    }
    assert!(defined > PROGRAMS * RUNS / 2, "{defined} of {} runs are defined", PROGRAMS * RUNS);
}
