//! Random modules of `arith`, `cf`, `scf`, `tensor` and `memref` in custom form, to compare passes on them.
//! [`structures`] creates a valid module: functions with loops, conditions, slices and views. Many operands
//! are small constants, so that canonicalization applies. The seed determines everything.

mod regions;
mod shaped;

use super::Value;
use super::random::Random;

/// A module under construction.
struct Generator {
    random: Random,
    out: String,
    depth: usize,
    /// Number of the next value.
    next: u32,
    /// Number of operations that may still be created.
    budget: u32,
    scope: Vec<Value>,
}

/// Types of the values that regions yield.
const SCALARS: [&str; 4] = ["i32", "index", "i1", "f32"];

/// A random module of loops, conditions, slices and views.
#[must_use]
pub fn structures(seed: u64) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        out: String::from(
            "func.func private @use(i32)\nfunc.func private @see(index)\nfunc.func private @make() -> i32\n",
        ),
        depth: 0,
        next: 0,
        budget: 0,
        scope: Vec::new(),
    };
    generator.budget = 6 + generator.random.below(18) as u32;
    generator.function();
    generator.out
}

impl Generator {
    /// Writes a line at the current depth.
    fn line(&mut self, text: &str) {
        super::write_line(&mut self.out, self.depth, text);
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn function(&mut self) {
        let types = [
            "i32",
            "i32",
            "index",
            "index",
            "i1",
            "f32",
            "memref<?xi32>",
            "memref<4x8xf32>",
            "tensor<?x?xf32>",
            "tensor<4x8xf32>",
        ];
        let arguments: Vec<String> = types
            .iter()
            .map(|ty| {
                let name = self.fresh();
                self.scope.push(Value { name: name.clone(), ty: (*ty).to_owned() });
                format!("{name}: {ty}")
            })
            .collect();
        // The body determines the results, so it is written first.
        let before = std::mem::take(&mut self.out);
        self.depth = 1;
        while self.budget > 0 {
            self.operation();
        }
        let count = 1 + self.random.count(3);
        let results: Vec<Value> = (0..count).map(|_| self.any()).collect();
        let (names, types) = lists(&results);
        self.line(&format!("return {names} : {types}"));
        let body = std::mem::replace(&mut self.out, before);
        self.depth = 0;
        self.line(&format!("func.func @f({}) -> ({types}) {{", arguments.join(", ")));
        self.out.push_str(&body);
        self.line("}");
    }

    /// Any value in scope, mostly a late one.
    fn any(&mut self) -> Value {
        let late = self.scope.len().min(8);
        let first = if self.random.chance(3) { 0 } else { self.scope.len() - late };
        let index = first + self.random.count(self.scope.len() - first);
        self.scope[index].clone()
    }

    /// A value of the type: one in scope, or a new constant.
    fn of(&mut self, ty: &str) -> Value {
        let fitting: Vec<Value> = self.scope.iter().filter(|value| value.ty == ty).cloned().collect();
        if SCALARS.contains(&ty) && (fitting.is_empty() || self.random.chance(3)) {
            return self.constant(ty);
        }
        let index = self.random.count(fitting.len());
        fitting[index].clone()
    }

    /// A value of a type that satisfies a condition.
    fn like(&mut self, fits: impl Fn(&str) -> bool) -> Value {
        let fitting: Vec<Value> = self.scope.iter().filter(|value| fits(&value.ty)).cloned().collect();
        let index = self.random.count(fitting.len());
        fitting[index].clone()
    }

    fn constant(&mut self, ty: &str) -> Value {
        let value = match ty {
            "i1" => self.random.pick(&["true", "false"]).to_owned(),
            "f32" => format!("{}.0 : f32", self.random.below(4)),
            "index" => format!("{} : index", self.random.below(5)),
            _ => format!("{} : {ty}", self.random.below(7) as i64 - 2),
        };
        self.define(&format!("arith.constant {value}"), ty)
    }

    /// Writes an operation with a result.
    fn define(&mut self, text: &str, ty: &str) -> Value {
        let name = self.fresh();
        self.line(&format!("{name} = {text}"));
        let value = Value { name, ty: ty.to_owned() };
        self.scope.push(value.clone());
        value
    }

    fn operation(&mut self) {
        self.budget = self.budget.saturating_sub(1);
        match self.random.below(12) {
            0..3 => self.arithmetic(),
            3 => self.effect(),
            4..8 if self.depth < 4 => self.region(),
            4..10 => self.tensor(),
            _ => self.memref(),
        }
    }

    fn arithmetic(&mut self) {
        match self.random.below(5) {
            0 | 1 => {
                let ty = if self.random.chance(2) { "i32" } else { "index" };
                let (a, b) = (self.of(ty).name, self.of(ty).name);
                let name = self.random.pick(&["addi", "subi", "muli", "andi", "xori", "maxsi"]).to_owned();
                self.define(&format!("arith.{name} {a}, {b} : {ty}"), ty);
            }
            2 => {
                let ty = if self.random.chance(2) { "i32" } else { "index" };
                let (a, b) = (self.of(ty).name, self.of(ty).name);
                let predicate = self.random.pick(&["eq", "ne", "slt", "ule", "sge"]).to_owned();
                self.define(&format!("arith.cmpi {predicate}, {a}, {b} : {ty}"), "i1");
            }
            3 => {
                let a = self.of("i1").name;
                let one = self.define("arith.constant true", "i1").name;
                self.define(&format!("arith.xori {a}, {one} : i1"), "i1");
            }
            _ => {
                let ty = self.random.pick(&SCALARS).to_owned();
                let (c, a, b) = (self.of("i1").name, self.of(&ty).name, self.of(&ty).name);
                self.define(&format!("arith.select {c}, {a}, {b} : {ty}"), &ty);
            }
        }
    }

    fn effect(&mut self) {
        match self.random.below(3) {
            0 => {
                let value = self.of("i32").name;
                self.line(&format!("func.call @use({value}) : (i32) -> ()"));
            }
            1 => {
                let value = self.of("index").name;
                self.line(&format!("func.call @see({value}) : (index) -> ()"));
            }
            _ => {
                self.define("func.call @make() : () -> i32", "i32");
            }
        }
    }
}

/// Names and types of values, in the form of operand lists.
fn lists(values: &[Value]) -> (String, String) {
    let names: Vec<&str> = values.iter().map(|value| value.name.as_str()).collect();
    let types: Vec<&str> = values.iter().map(|value| value.ty.as_str()).collect();
    (names.join(", "), types.join(", "))
}
