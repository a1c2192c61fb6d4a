//! Random nests of `affine.for` with accesses to memrefs, for passes that count iterations or find
//! dependences.
//!
//! No loop has a negative trip count, because MLIR 22 treats it as a very large one.

use super::random::Random;
use std::fmt::Write as _;

/// Memrefs of the function: the name, the type, the rank, and the type of elements.
const MEMREFS: [(&str, &str, usize, &str); 6] = [
    ("%line", "memref<100xf32>", 1, "f32"),
    ("%other", "memref<100xf32>", 1, "f32"),
    ("%open", "memref<?xf32>", 1, "f32"),
    ("%plane", "memref<20x30xf32>", 2, "f32"),
    ("%numbers", "memref<50xi32>", 1, "i32"),
    ("%scalar", "memref<f32>", 0, "f32"),
];

/// Operations that combine two values of a type.
const COMBINERS: [(&str, &[&str]); 2] = [
    ("f32", &["addf", "mulf", "subf", "maximumf", "minimumf", "maxnumf"]),
    ("i32", &["addi", "muli", "andi", "ori", "xori", "subi", "maxsi", "minsi", "maxui", "minui"]),
];

struct Generator {
    random: Random,
    out: String,
    depth: usize,
    next: u32,
    /// Number of loops that may still be created.
    budget: u32,
    /// Indices that are symbols everywhere.
    symbols: Vec<String>,
    /// Indices that are dimensions.
    dims: Vec<String>,
    /// Other values, with their types.
    values: Vec<(String, &'static str)>,
    /// Memrefs in scope: the name, the type, the rank, and the type of elements.
    memrefs: Vec<(String, String, usize, &'static str)>,
}

/// A random module of functions with loop nests.
#[must_use]
pub fn loop_nests(seed: u64) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        out: "func.func private @see(f32)\n".to_owned(),
        depth: 0,
        next: 0,
        budget: 0,
        symbols: Vec::new(),
        dims: Vec::new(),
        values: Vec::new(),
        memrefs: Vec::new(),
    };
    for index in 0..=generator.random.below(2) {
        generator.function(index);
    }
    generator.out
}

impl Generator {
    fn function(&mut self, number: u64) {
        self.symbols = ["%n", "%m", "%c0", "%c7"].map(str::to_owned).to_vec();
        self.dims.clear();
        self.values = vec![("%x".to_owned(), "f32"), ("%k".to_owned(), "i32")];
        let memref = |(name, ty, rank, element): (&str, &str, usize, &'static str)| {
            (name.to_owned(), ty.to_owned(), rank, element)
        };
        self.memrefs = MEMREFS.map(memref).to_vec();
        let memrefs = MEMREFS.map(|(name, ty, ..)| format!("{name}: {ty}")).join(", ");
        self.budget = 2 + self.random.below(5) as u32;
        self.line(&format!(
            "func.func @f{number}(%n: index, %m: index, %x: f32, %k: i32, {memrefs}) -> (f32, i32) {{"
        ));
        self.depth += 1;
        self.line("%c0 = arith.constant 0 : index");
        self.line("%c7 = arith.constant 7 : index");
        if self.random.chance(3) {
            self.line("%local = memref.alloc() : memref<40xf32>");
            self.memrefs.push(("%local".to_owned(), "memref<40xf32>".to_owned(), 1, "f32"));
        }
        while self.budget > 0 {
            self.statement();
        }
        let float = self.value("f32");
        let integer = self.value("i32");
        self.line(&format!("return {float}, {integer} : f32, i32"));
        self.depth -= 1;
        self.line("}");
    }

    fn line(&mut self, text: &str) {
        let written = writeln!(self.out, "{:indent$}{text}", "", indent = 2 * self.depth);
        debug_assert!(written.is_ok(), "a String takes everything");
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// A value of a type that is in scope.
    fn value(&mut self, ty: &str) -> String {
        let known: Vec<&String> =
            self.values.iter().filter(|value| value.1 == ty).map(|value| &value.0).collect();
        let near = known.len().min(3);
        known[known.len() - 1 - self.random.count(near)].clone()
    }

    /// An operand of a map, mostly one of the innermost dimensions, and whether it can only be a dimension.
    fn index(&mut self) -> (String, bool) {
        if !self.dims.is_empty() && !self.random.chance(5) {
            let near = self.dims.len().min(3);
            let index = self.dims.len() - 1 - self.random.count(near);
            return (self.dims[index].clone(), true);
        }
        let index = self.random.count(self.symbols.len());
        (self.symbols[index].clone(), false)
    }

    /// `%i * 2 + %n - 3`: the text of an index of an access.
    fn access_index(&mut self) -> String {
        let constant = self.random.below(5);
        if self.random.chance(9) {
            return constant.to_string();
        }
        let mut text = self.term();
        if self.random.chance(3) {
            text = format!("{text} + {}", self.term());
        }
        match self.random.below(9) {
            0..=3 => text,
            4 | 5 => format!("{text} + {constant}"),
            6 => format!("{text} - {constant}"),
            7 => format!("({text}) mod {}", constant + 2),
            _ => format!("({text}) floordiv {}", constant + 2),
        }
    }

    fn term(&mut self) -> String {
        let (index, is_dim) = self.index();
        let index = if is_dim { index } else { format!("symbol({index})") };
        match self.random.below(6) {
            0 => format!("{index} * 2"),
            1 => format!("{index} * -1"),
            2 => format!("{index} * 3"),
            _ => index,
        }
    }

    /// `%line[%i + 1]`, the type of the memref, and that of its elements.
    fn access(&mut self) -> (String, String, &'static str) {
        let index = self.random.count(self.memrefs.len());
        let (name, ty, rank, element) = self.memrefs[index].clone();
        let indices: Vec<String> = (0..rank).map(|_| self.access_index()).collect();
        (format!("{name}[{}]", indices.join(", ")), ty, element)
    }

    fn statement(&mut self) {
        match self.random.below(24) {
            0..=5 => self.load(),
            6..=9 => self.store(),
            10..=15 if self.budget > 0 => self.nested_loop(),
            16 if self.depth < 7 => self.condition(),
            17 => self.apply(),
            18 | 19 => self.combined(),
            20 => self.alloc(),
            21 if self.budget > 0 && self.random.chance(2) => self.parallel(),
            22 if self.random.chance(4) => {
                let value = self.value("f32");
                let call = *self.random.pick(&[&"func.call @see", &"\"test.use\""]);
                self.line(&format!("{call}({value}) : (f32) -> ()"));
            }
            _ => self.load(),
        }
    }

    fn load(&mut self) {
        let (access, ty, element) = self.access();
        let name = self.name();
        let (index, is_dim) = self.index();
        if self.random.chance(15) && is_dim {
            self.line(&format!("{name} = memref.load %line[{index}] : memref<100xf32>"));
            self.values.push((name, "f32"));
            return;
        }
        self.line(&format!("{name} = affine.load {access} : {ty}"));
        self.values.push((name, element));
    }

    fn store(&mut self) {
        let (access, ty, element) = self.access();
        let value = self.value(element);
        self.line(&format!("affine.store {value}, {access} : {ty}"));
    }

    fn combined(&mut self) {
        let (ty, names) = COMBINERS[self.random.count(2)];
        let combiner = (*self.random.pick(&names.iter().collect::<Vec<_>>())).to_owned();
        let (left, right) = (self.value(ty), self.value(ty));
        let name = self.name();
        self.line(&format!("{name} = arith.{combiner} {left}, {right} : {ty}"));
        self.values.push((name, ty));
    }

    fn apply(&mut self) {
        let (index, is_dim) = self.index();
        let name = self.name();
        let offset = self.random.below(4);
        let scale = self.random.below(3) + 1;
        let map = if is_dim {
            format!("affine_map<(d0) -> (d0 * {scale} + {offset})>({index})")
        } else {
            format!("affine_map<()[s0] -> (s0 * {scale} + {offset})>()[{index}]")
        };
        self.line(&format!("{name} = affine.apply {map}"));
        self.dims.push(name);
    }

    fn alloc(&mut self) {
        let name = self.name();
        let operation = *self.random.pick(&[&"alloc", &"alloca"]);
        self.line(&format!("{name} = memref.{operation}() : memref<16xf32>"));
        self.memrefs.push((name.clone(), "memref<16xf32>".to_owned(), 1, "f32"));
        if self.random.chance(4) {
            let view = self.name();
            self.line(&format!("{view} = memref.cast {name} : memref<16xf32> to memref<?xf32>"));
            self.memrefs.push((view, "memref<?xf32>".to_owned(), 1, "f32"));
        }
    }

    /// Both bounds of a loop.
    fn bounds(&mut self) -> String {
        let count = self.random.below(14);
        let (index, is_dim) = self.index();
        let operand = if is_dim { format!("({index})") } else { format!("()[{index}]") };
        let (space, variable) = if is_dim { ("(d0)", "d0") } else { ("()[s0]", "s0") };
        let map = |expr: &str| format!("affine_map<{space} -> ({expr})>{operand}");
        match self.random.below(10) {
            0..=3 => {
                let start = self.random.below(5);
                format!("{start} to {}", start + count)
            }
            4 => format!("0 to {index}"),
            5 => format!("{index} to {}", map(&format!("{variable} + {count}"))),
            6 => {
                let start = self.random.below(4);
                format!(
                    "{} to {}",
                    map(&format!("{variable} * 2 + {start}")),
                    map(&format!("{variable} * 2 + {}", start + count))
                )
            }
            7 => format!(
                "{} to {}",
                map(&format!("{variable} + 1")),
                map(&format!("{variable} * 4 + {}", count + 1))
            ),
            8 => format!(
                "{} to min {}",
                self.random.below(2),
                map(&format!("{variable} + {}, {}", count + 1, count + 2))
            ),
            _ => {
                format!("max {} to {}", map(&format!("{variable}, 1")), map(&format!("{variable} + {count}")))
            }
        }
    }

    /// The text of a step.
    fn step(&mut self) -> String {
        match self.random.below(8) {
            0 => " step 2".to_owned(),
            1 => " step 3".to_owned(),
            _ => String::new(),
        }
    }

    fn nested_loop(&mut self) {
        self.budget -= 1;
        let (bounds, step, variable) = (self.bounds(), self.step(), self.name());
        if self.depth < 6 && self.random.chance(3) {
            return self.reduction(&format!("{variable} = {bounds}{step}"), &variable);
        }
        self.line(&format!("affine.for {variable} = {bounds}{step} {{"));
        self.body(Some(&variable));
        self.line("}");
    }

    /// A loop with iteration arguments. Some of them are reductions.
    fn reduction(&mut self, head: &str, variable: &str) {
        let types: Vec<&str> =
            (0..=self.random.below(2)).map(|_| if self.random.chance(3) { "i32" } else { "f32" }).collect();
        let inits: Vec<String> = types.iter().map(|ty| self.value(ty)).collect();
        let arguments: Vec<String> = types.iter().map(|_| self.name()).collect();
        let results: Vec<String> = types.iter().map(|_| self.name()).collect();
        let pairs: Vec<String> =
            arguments.iter().zip(&inits).map(|(argument, init)| format!("{argument} = {init}")).collect();
        let list = types.join(", ");
        self.line(&format!(
            "{} = affine.for {head} iter_args({}) -> ({list}) {{",
            results.join(", "),
            pairs.join(", ")
        ));
        let scope = self.open();
        self.dims.push(variable.to_owned());
        self.statements();
        let yielded: Vec<String> = types
            .iter()
            .zip(&arguments)
            .map(|(ty, argument)| {
                let value = self.value(ty);
                if self.random.chance(6) {
                    return if self.random.chance(2) { value } else { argument.clone() };
                }
                let combiners: Vec<&&str> =
                    COMBINERS.iter().filter(|known| known.0 == *ty).flat_map(|known| known.1).collect();
                let combiner = (*self.random.pick(&combiners)).to_owned();
                let name = self.name();
                let (left, right) =
                    if self.random.chance(3) { (&value, argument) } else { (argument, &value) };
                self.line(&format!("{name} = arith.{combiner} {left}, {right} : {ty}"));
                name
            })
            .collect();
        self.line(&format!("affine.yield {} : {list}", yielded.join(", ")));
        self.close(scope);
        self.line("}");
        self.values
            .extend(results.into_iter().zip(types.iter().map(|ty| if *ty == "i32" { "i32" } else { "f32" })));
    }

    fn parallel(&mut self) {
        self.budget -= 1;
        let (variable, count) = (self.name(), self.random.below(9));
        self.line(&format!("affine.parallel ({variable}) = (0) to ({count}) {{"));
        self.body(Some(&variable));
        self.line("}");
    }

    fn condition(&mut self) {
        let (index, is_dim) = self.index();
        let (space, variable) = if is_dim { ("(d0)", "d0") } else { ("()[s0]", "s0") };
        let operand = if is_dim { format!("({index})") } else { format!("()[{index}]") };
        let constraint = match self.random.below(3) {
            0 => format!("{variable} - {} >= 0", self.random.below(6)),
            1 => format!("-{variable} + {} >= 0", self.random.below(6)),
            _ => format!("{variable} - {} == 0", self.random.below(6)),
        };
        self.line(&format!("affine.if affine_set<{space} : ({constraint})>{operand} {{"));
        self.body(None);
        if self.random.chance(3) {
            self.line("} else {");
            self.body(None);
        }
        self.line("}");
    }

    /// Returns the sizes of the scope, which [`close`](Self::close) restores.
    fn open(&mut self) -> [usize; 3] {
        self.depth += 1;
        [self.dims.len(), self.values.len(), self.memrefs.len()]
    }

    fn close(&mut self, [dims, values, memrefs]: [usize; 3]) {
        self.depth -= 1;
        self.dims.truncate(dims);
        self.values.truncate(values);
        self.memrefs.truncate(memrefs);
    }

    fn body(&mut self, variable: Option<&str>) {
        let scope = self.open();
        self.dims.extend(variable.map(str::to_owned));
        self.statements();
        self.close(scope);
    }

    fn statements(&mut self) {
        if self.depth > 8 || self.random.chance(20) {
            return;
        }
        for _ in 0..=self.random.below(3) {
            self.statement();
        }
    }
}
