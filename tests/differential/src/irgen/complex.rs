//! Random functions with operations of `complex`, chained so that they fold, and bitcasts between their types
//! and others.

use super::random::Random;

/// Float types, each with its number of bits and constants of the type.
const FLOATS: [(&str, u32, &[&str]); 5] = [
    ("f32", 32, &["0.0", "-0.0", "1.0", "1.5", "-2.0", "0x7F800000"]),
    ("f64", 64, &["0.0", "1.0", "-1.0", "2.5e10", "0x7FF8000000000000"]),
    ("f16", 16, &["0.0", "1.0", "0x7C00", "-0.5"]),
    ("bf16", 16, &["0.0", "-0.0", "1.0", "3.0"]),
    ("f128", 128, &["0.0", "1.0", "1.25"]),
];

/// Operations on one number with a result of its type.
const FUNCTIONS: [&str; 13] =
    ["conj", "cos", "exp", "expm1", "log", "log1p", "neg", "rsqrt", "sign", "sin", "sqrt", "tan", "tanh"];

/// The subset of [`FUNCTIONS`] that folds.
const FOLDING: [&str; 4] = ["conj", "exp", "log", "neg"];

/// Operations on two numbers.
const ARITHMETIC: [&str; 6] = ["add", "sub", "mul", "div", "pow", "atan2"];

/// The subset of [`ARITHMETIC`] that can be converted to `llvm`.
const CONVERTIBLE: [&str; 4] = ["add", "sub", "mul", "div"];

struct Generator {
    random: Random,
    out: String,
    next: u32,
    /// The values with their types.
    values: Vec<(String, String)>,
    /// Whether all operations can be converted to `llvm`.
    is_convertible: bool,
}

/// A random module.
#[must_use]
pub fn complex(seed: u64) -> String {
    module(seed, false)
}

/// A random module with operations of `complex` that can mostly be converted to `llvm`.
#[must_use]
pub fn convertible_complex(seed: u64) -> String {
    module(seed, true)
}

fn module(seed: u64, is_convertible: bool) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        out: String::new(),
        next: 0,
        values: Vec::new(),
        is_convertible,
    };
    for index in 0..1 + generator.random.count(2) {
        generator.function(index);
    }
    generator.out
}

impl Generator {
    fn line(&mut self, text: &str) {
        super::write_line(&mut self.out, 1, text);
    }

    /// Defines a value of the type by the text after `=`.
    fn define(&mut self, ty: &str, definition: &str) -> String {
        self.next += 1;
        let name = format!("%v{}", self.next);
        self.line(&format!("{name} = {definition}"));
        if !self.random.chance(3) {
            self.line(&format!("\"test.use\"({name}) : ({ty}) -> ()"));
        }
        self.values.push((name.clone(), ty.to_owned()));
        name
    }

    fn function(&mut self, id: usize) {
        self.values.clear();
        let mut arguments = Vec::new();
        let pool: Vec<usize> =
            (0..1 + self.random.count(2)).map(|_| self.random.count(FLOATS.len())).collect();
        for &index in &pool {
            for ty in [format!("complex<{}>", FLOATS[index].0), FLOATS[index].0.to_owned()] {
                self.next += 1;
                let name = format!("%v{}", self.next);
                arguments.push(format!("{name}: {ty}"));
                self.values.push((name, ty));
            }
        }
        self.out.push_str(&format!("func.func @f{id}({}) {{\n", arguments.join(", ")));
        for _ in 0..2 + self.random.count(14) {
            let index = pool[self.random.count(pool.len())];
            self.operation(index);
        }
        self.line("return");
        self.out.push_str("}\n");
    }

    fn operation(&mut self, index: usize) {
        let (float, _, _) = FLOATS[index];
        let ty = format!("complex<{float}>");
        match self.random.below(20) {
            0..2 => drop(self.constant(index)),
            2..5 => drop(self.create(index)),
            5..9 => drop(self.part(index)),
            9..12 if !self.is_convertible || self.random.chance(60) => self.function_of_one(index),
            12..17 => self.arithmetic(index),
            17 if !self.is_convertible => self.bitcast(index),
            18 if !self.is_convertible => self.compare(index),
            _ => {
                let operand = self.value(&ty, index);
                let flags = self.flags();
                let name = if self.is_convertible || self.random.chance(2) { "abs" } else { "angle" };
                self.define(float, &format!("complex.{name} {operand}{flags} : {ty}"));
            }
        }
    }

    /// Fast-math flags, sometimes.
    fn flags(&mut self) -> String {
        let flags = ["", "", "", " fastmath<nnan>", " fastmath<fast>", " fastmath<contract,nsz>"];
        self.random.pick(&flags).to_owned()
    }

    /// A value of the type from the scope, mostly a late one.
    fn value(&mut self, ty: &str, index: usize) -> String {
        let known: Vec<&String> =
            self.values.iter().filter(|(_, known)| known == ty).map(|(name, _)| name).collect();
        if known.is_empty() || self.random.chance(8) {
            return if ty.starts_with("complex") { self.constant(index) } else { self.part(index) };
        }
        let late = known.len() - 1 - self.random.count(known.len().min(3));
        known[late].clone()
    }

    fn constant(&mut self, index: usize) -> String {
        let (float, _, values) = FLOATS[index];
        let real = self.random.pick(values).to_owned();
        let imaginary =
            if self.random.chance(2) { "0.0".to_owned() } else { self.random.pick(values).to_owned() };
        let ty = format!("complex<{float}>");
        self.define(&ty, &format!("complex.constant [{real} : {float}, {imaginary} : {float}] : {ty}"))
    }

    /// Creates a complex number from its parts, sometimes from the parts of one number.
    fn create(&mut self, index: usize) -> String {
        let (float, _, _) = FLOATS[index];
        let ty = format!("complex<{float}>");
        let [real, imaginary] = if self.random.chance(3) {
            let whole = self.value(&ty, index);
            ["re", "im"].map(|part| self.define(float, &format!("complex.{part} {whole} : {ty}")))
        } else {
            [self.value(float, index), self.value(float, index)]
        };
        self.define(&ty, &format!("complex.create {real}, {imaginary} : {ty}"))
    }

    fn part(&mut self, index: usize) -> String {
        let (float, _, _) = FLOATS[index];
        let ty = format!("complex<{float}>");
        let (operand, flags) = (self.value(&ty, index), self.flags());
        let part = self.random.pick(&["re", "im"]).to_owned();
        self.define(float, &format!("complex.{part} {operand}{flags} : {ty}"))
    }

    fn function_of_one(&mut self, index: usize) {
        let ty = format!("complex<{}>", FLOATS[index].0);
        let (operand, flags) = (self.value(&ty, index), self.flags());
        let name = if self.random.chance(3) {
            self.random.pick(&FUNCTIONS).to_owned()
        } else {
            self.random.pick(&FOLDING).to_owned()
        };
        let result = self.define(&ty, &format!("complex.{name} {operand}{flags} : {ty}"));
        // The inverse.
        let inverse = [("conj", "conj"), ("exp", "log"), ("log", "exp"), ("neg", "neg")];
        if let Some((_, inverse)) = inverse.iter().find(|(function, _)| *function == name)
            && self.random.chance(2)
        {
            self.define(&ty, &format!("complex.{inverse} {result} : {ty}"));
        }
    }

    fn arithmetic(&mut self, index: usize) {
        let ty = format!("complex<{}>", FLOATS[index].0);
        let (lhs, rhs, flags) = (self.value(&ty, index), self.value(&ty, index), self.flags());
        let names = if self.is_convertible { &CONVERTIBLE[..] } else { &ARITHMETIC[..] };
        let name = self.random.pick(names).to_owned();
        let result = self.define(&ty, &format!("complex.{name} {lhs}, {rhs}{flags} : {ty}"));
        if self.random.chance(3) {
            let (lhs, rhs) = if self.random.chance(3) { (rhs, result) } else { (result, rhs) };
            let name = self.random.pick(&["add", "sub"]).to_owned();
            self.define(&ty, &format!("complex.{name} {lhs}, {rhs} : {ty}"));
        }
        if !self.is_convertible && self.random.chance(8) {
            let power = self.define("i32", "arith.constant 3 : i32");
            self.define(&ty, &format!("complex.powi {lhs}, {power}{flags} : {ty}, i32"));
        }
    }

    fn compare(&mut self, index: usize) {
        let ty = format!("complex<{}>", FLOATS[index].0);
        let (lhs, rhs) = (self.value(&ty, index), self.value(&ty, index));
        let name = self.random.pick(&["eq", "neq"]).to_owned();
        self.define("i1", &format!("complex.{name} {lhs}, {rhs} : {ty}"));
    }

    /// Bitcasts a number, and the result again.
    fn bitcast(&mut self, index: usize) {
        let (float, bits, _) = FLOATS[index];
        let mut ty = format!("complex<{float}>");
        let mut value = self.value(&ty, index);
        for _ in 0..1 + self.random.count(4) {
            let is_complex = ty.starts_with("complex");
            let scalar = if bits == 16 && self.random.chance(2) { "f32" } else { "" };
            let integer = format!("i{}", 2 * bits);
            let next = match self.random.below(3) {
                0 if !is_complex => format!("complex<{float}>"),
                1 if !scalar.is_empty() => scalar.to_owned(),
                _ => integer,
            };
            let dialect = if is_complex || next.starts_with("complex") { "complex" } else { "arith" };
            value = self.define(&next, &format!("{dialect}.bitcast {value} : {ty} to {next}"));
            ty = next;
        }
    }
}
