//! Random programs to execute: functions that are defined for most arguments, and whose results depend on
//! most of their operations.
//!
//! Loops are short, indices of memory are in bounds, and divisors are rarely zero. Bounds of loops have wide
//! and narrow types, memory has several names, and functions call each other and external ones. The body of
//! the module is a graph region, in which values may depend on themselves.

mod aggregates;
mod control;
mod floats;
mod functions;
mod integers;
mod memory;

use super::random::Random;
use std::fmt::Write as _;

/// Types of scalars.
const TYPES: [&str; 11] = ["i1", "i3", "i8", "i16", "i32", "i64", "i65", "index", "f16", "f32", "f64"];

/// The number of results of a function at most.
const RESULTS: usize = 6;

/// A random program.
#[must_use]
pub fn programs(seed: u64) -> String {
    let mut random = Random::new(seed);
    let types = (0..2 + random.count(2)).map(|_| TYPES[random.count(TYPES.len())]).collect();
    let mut generator = Generator {
        random,
        out: String::new(),
        depth: 0,
        next: 0,
        budget: 0,
        nesting: 0,
        types,
        values: Vec::new(),
        buffers: Vec::new(),
        functions: Vec::new(),
    };
    generator.module();
    generator.out
}

/// A buffer in scope.
#[derive(Clone)]
struct Buffer {
    name: String,
    ty: String,
    /// The number of elements.
    size: u64,
    element: &'static str,
    /// Whether the memory outlives the function.
    is_lasting: bool,
}

/// A function that may be called.
#[derive(Clone)]
struct Function {
    name: String,
    params: Vec<&'static str>,
    results: Vec<&'static str>,
    /// The size and element type of its buffer.
    buffer: Option<(u64, &'static str)>,
    /// The size and element type of the buffer that it returns.
    returned: Option<(u64, &'static str)>,
}

impl Function {
    /// The types of all parameters and of all results.
    fn types(&self) -> (String, String) {
        let list = |scalars: &[&str], buffer: Option<(u64, &str)>| {
            let scalars = scalars.iter().map(|ty| (*ty).to_owned());
            let buffer = buffer.map(|(size, element)| format!("memref<{size}x{element}>"));
            scalars.chain(buffer).collect::<Vec<_>>().join(", ")
        };
        (list(&self.params, self.buffer), list(&self.results, self.returned))
    }
}

struct Generator {
    random: Random,
    out: String,
    depth: usize,
    next: u32,
    /// The number of statements that may still be created.
    budget: u32,
    /// The number of loops around.
    nesting: u32,
    /// The types of most values: with few types, operations use each other's results.
    types: Vec<&'static str>,
    values: Vec<(String, &'static str)>,
    buffers: Vec<Buffer>,
    functions: Vec<Function>,
}

impl Generator {
    fn module(&mut self) {
        if self.random.chance(3) {
            let element = self.scalar();
            let size = 1 + self.random.below(4);
            self.line(&format!(
                "memref.global \"private\" @table : memref<{size}x{element}> = uninitialized"
            ));
        }
        if self.random.chance(8) {
            self.cycle();
        }
        if self.random.chance(3) {
            for index in 0..1 + self.random.count(2) {
                self.external(&format!("external{index}"));
            }
        }
        let before = std::mem::take(&mut self.out);
        for index in 0..self.random.count(3) {
            self.function(&format!("helper{index}"), "private ");
        }
        let helpers = std::mem::take(&mut self.out);
        self.function("f", "");
        // Symbols may be used before they are defined.
        let (first, last) =
            if self.random.chance(3) { (self.out.clone(), helpers) } else { (helpers, self.out.clone()) };
        self.out = before + &first + &last;
    }

    /// Operations of the module that depend on each other. They never run.
    fn cycle(&mut self) {
        let names: Vec<String> = (0..2 + self.random.below(3)).map(|_| self.name()).collect();
        for name in &names {
            let operation = self.random.pick(&["addi", "muli", "xori", "andi", "maxsi"]).to_owned();
            let [a, b] = [(); 2].map(|()| names[self.random.count(names.len())].clone());
            self.line(&format!("{name} = arith.{operation} {a}, {b} : i32"));
        }
    }

    /// A function without a body.
    fn external(&mut self, name: &str) {
        let params: Vec<&'static str> = (0..self.random.count(3)).map(|_| self.scalar()).collect();
        let results: Vec<&'static str> = (0..self.random.count(3)).map(|_| self.scalar()).collect();
        let buffer = self.random.chance(2).then(|| (2 + self.random.below(4), self.scalar()));
        let returned = self.random.chance(4).then(|| (2 + self.random.below(4), self.scalar()));
        let function = Function { name: name.to_owned(), params, results, buffer, returned };
        let (params, results) = function.types();
        self.line(&format!("func.func private @{name}({params}) -> ({results})"));
        self.functions.push(function);
    }

    fn function(&mut self, name: &str, visibility: &str) {
        let count = 1 + self.random.count(3);
        let params: Vec<&'static str> = (0..count).map(|_| self.scalar()).collect();
        let buffer = self.random.chance(2).then(|| (2 + self.random.below(4), self.scalar()));
        let results: Vec<&'static str> = (0..1 + self.random.count(RESULTS)).map(|_| self.scalar()).collect();
        self.values = params.iter().enumerate().map(|(index, ty)| (format!("%p{index}"), *ty)).collect();
        self.buffers.clear();
        let mut list: Vec<String> = self.values.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
        if let Some((size, element)) = buffer {
            let ty = format!("memref<{size}x{element}>");
            list.push(format!("%buffer: {ty}"));
            let name = "%buffer".to_owned();
            self.buffers.push(Buffer { name, ty, size, element, is_lasting: true });
        }
        let returned = self.random.chance(4).then(|| (2 + self.random.below(4), self.scalar()));
        self.budget = 3 + self.random.below(12) as u32;
        let function = Function { name: name.to_owned(), params, results: results.clone(), buffer, returned };
        let list = list.join(", ");
        self.line(&format!("func.func {visibility}@{name}({list}) -> ({}) {{", function.types().1));
        self.depth = 1;
        if self.random.chance(4) {
            self.blocks(&results, returned);
        } else {
            self.statements();
            self.returns(&results, returned);
        }
        self.depth = 0;
        self.line("}");
        self.functions.push(function);
    }

    /// The end of a function. Its results are the latest values of their types, so that they depend on most
    /// operations.
    fn returns(&mut self, results: &[&'static str], returned: Option<(u64, &'static str)>) {
        let mut values: Vec<String> = Vec::new();
        for ty in results {
            let unused = self.values.iter().rev().find(|(name, own)| own == ty && !values.contains(name));
            let value = unused.map(|(name, _)| name.clone());
            values.push(value.unwrap_or_else(|| self.value(ty)));
        }
        let mut types: Vec<String> = results.iter().map(|ty| (*ty).to_owned()).collect();
        if let Some((size, element)) = returned {
            values.push(self.lasting_buffer_of(size, element));
            types.push(format!("memref<{size}x{element}>"));
        }
        self.line(&format!("return {} : {}", values.join(", "), types.join(", ")));
    }

    /// Statements until the budget is spent, or a few of them in a region.
    fn statements(&mut self) {
        let count = if self.depth == 1 { u32::MAX } else { 1 + self.random.below(4) as u32 };
        for _ in 0..count {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            self.statement();
        }
    }

    fn statement(&mut self) {
        match self.random.below(19) {
            16 => self.aggregate_operation(),
            17 | 18 => self.function_operation(),
            0..=5 => self.integer_operation(),
            6..=8 => self.float_operation(),
            9..=11 => self.memory_statement(),
            12 => self.call(),
            _ if self.depth < 4 => self.structured(),
            _ => self.integer_operation(),
        }
    }

    fn call(&mut self) {
        let Some(function) = self.functions.get(self.random.count(self.functions.len().max(1))).cloned()
        else {
            return self.integer_operation();
        };
        let mut arguments: Vec<String> = function.params.iter().map(|ty| self.value(ty)).collect();
        if let Some((size, element)) = function.buffer {
            arguments.push(self.buffer_of(size, element));
        }
        let name = self.name();
        let (types, result_types) = function.types();
        let Function { name: callee, results, returned, .. } = function;
        let (count, arguments) = (results.len() + usize::from(returned.is_some()), arguments.join(", "));
        let left = match count {
            0 => String::new(),
            1 => format!("{name} = "),
            _ => format!("{name}:{count} = "),
        };
        self.line(&format!("{left}func.call @{callee}({arguments}) : ({types}) -> ({result_types})"));
        let value = |index: usize| if count == 1 { name.clone() } else { format!("{name}#{index}") };
        for (index, ty) in results.iter().enumerate() {
            self.values.push((value(index), ty));
        }
        if let Some((size, element)) = returned {
            let ty = format!("memref<{size}x{element}>");
            self.buffers.push(Buffer { name: value(count - 1), ty, size, element, is_lasting: true });
        }
    }

    // Names, values and lines.

    fn line(&mut self, text: &str) {
        let written = writeln!(self.out, "{:indent$}{text}", "", indent = 2 * self.depth);
        debug_assert!(written.is_ok(), "a String takes everything");
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// Writes an operation with one result, which later operations may use.
    fn define(&mut self, operation: &str, ty: &'static str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {operation}"));
        self.values.push((name.clone(), ty));
        name
    }

    /// Writes an operation with one result, which later operations do not use by chance.
    fn temporary(&mut self, operation: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = {operation}"));
        name
    }

    /// One of the types of this program, mostly.
    fn scalar(&mut self) -> &'static str {
        if self.random.chance(6) {
            return TYPES[self.random.count(TYPES.len())];
        }
        self.types[self.random.count(self.types.len())]
    }

    /// A value of a type: one in scope, mostly, or a constant.
    fn value(&mut self, ty: &'static str) -> String {
        let known: Vec<&String> =
            self.values.iter().filter(|value| value.1 == ty).map(|value| &value.0).collect();
        if known.is_empty() || self.random.chance(6) {
            return self.constant(ty);
        }
        let near = known.len().min(4);
        known[known.len() - 1 - self.random.count(near)].clone()
    }

    fn constant(&mut self, ty: &'static str) -> String {
        let text = if ty.starts_with('f') { self.float_literal(ty) } else { self.integer_literal(ty) };
        self.define(&format!("arith.constant {text}"), ty)
    }
}

/// The number of bits of an integer type.
fn width(ty: &str) -> u32 {
    ty.strip_prefix('i').and_then(|width| width.parse().ok()).unwrap_or(64)
}

fn is_float(ty: &str) -> bool {
    ty.starts_with('f')
}
