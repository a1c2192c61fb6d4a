//! Random loop nests that store to memrefs, and later nests that load from them, for passes that fuse them.
//!
//! Outermost loops of nests have no results, because MLIR 22 removes some of them although their results are
//! used.

use super::random::Random;
use super::write_line;

/// A memref: the name, the type, and the rank.
type MemRef = (String, &'static str, usize);

/// Memrefs that are arguments of the function.
const ARGUMENTS: [(&str, &str, usize); 5] = [
    ("%line", "memref<32xf32>", 1),
    ("%other", "memref<32xf32>", 1),
    ("%plane", "memref<20x30xf32>", 2),
    ("%open", "memref<?xf32>", 1),
    ("%wide", "memref<100xf32>", 1),
];

/// Types of memrefs that the function allocates.
const LOCALS: [(&str, usize); 4] =
    [("memref<32xf32>", 1), ("memref<20x30xf32>", 2), ("memref<100xf32>", 1), ("memref<16x16xf32>", 2)];

struct Generator {
    random: Random,
    out: String,
    depth: usize,
    next: u32,
    /// The trip count of many loops of the function.
    size: u64,
    /// Whether nests load from one common memref and each store to another one.
    are_siblings: bool,
    memrefs: Vec<MemRef>,
    /// Memrefs that an earlier nest stores to.
    stored: Vec<MemRef>,
    /// Induction variables in scope.
    dims: Vec<String>,
    /// Values in scope.
    values: Vec<String>,
}

/// A random module of functions with several loop nests each.
#[must_use]
pub fn fusable_nests(seed: u64) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        out: "func.func private @see(memref<32xf32>)\n".to_owned(),
        depth: 0,
        next: 0,
        size: 0,
        are_siblings: false,
        memrefs: Vec::new(),
        stored: Vec::new(),
        dims: Vec::new(),
        values: Vec::new(),
    };
    for index in 0..=generator.random.below(2) {
        generator.function(index);
    }
    generator.out
}

impl Generator {
    fn function(&mut self, number: u64) {
        let owned = |(name, ty, rank): (&str, &'static str, usize)| (name.to_owned(), ty, rank);
        self.memrefs = ARGUMENTS.map(owned).to_vec();
        self.stored.clear();
        self.size = [8, 10, 16][self.random.count(3)];
        self.are_siblings = self.random.chance(3);
        self.values = vec!["%x".to_owned()];
        let arguments = ARGUMENTS.map(|(name, ty, _)| format!("{name}: {ty}")).join(", ");
        let returned = self.random.chance(6);
        let results = if returned { " -> memref<32xf32>" } else { "" };
        self.line(&format!("func.func @f{number}(%n: index, %m: index, %x: f32, {arguments}){results} {{"));
        self.depth += 1;
        self.line("%c3 = arith.constant 3 : index");
        if returned {
            self.line("%result = memref.alloc() : memref<32xf32>");
            self.memrefs.push(("%result".to_owned(), "memref<32xf32>", 1));
        }
        for _ in 0..self.random.below(4) {
            let name = self.name();
            let (ty, rank) = LOCALS[self.random.count(LOCALS.len())];
            self.line(&format!("{name} = memref.alloc() : {ty}"));
            self.memrefs.push((name, ty, rank));
        }
        let is_nested = self.random.chance(8);
        if is_nested {
            self.line("affine.for %outer = 0 to 8 {");
            self.depth += 1;
            self.dims.push("%outer".to_owned());
        }
        for _ in 0..self.random.below(4) + 2 {
            self.nest();
            self.between();
        }
        if is_nested {
            self.dims.pop();
            self.depth -= 1;
            self.line("}");
        }
        self.line(if returned { "return %result : memref<32xf32>" } else { "return" });
        self.depth -= 1;
        self.line("}");
    }

    fn line(&mut self, text: &str) {
        write_line(&mut self.out, self.depth, text);
    }

    fn name(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    /// Mostly nothing; rarely another use of a memref.
    fn between(&mut self) {
        match self.random.below(24) {
            0 => {
                let (access, ty) = self.constant_access();
                let name = self.name();
                self.line(&format!("{name} = affine.load {access} : {ty}"));
                self.values.push(name);
            }
            1 => {
                let (access, ty) = self.constant_access();
                self.line(&format!("affine.store %x, {access} : {ty}"));
            }
            2 => {
                let known =
                    self.memrefs.iter().filter(|(_, ty, _)| *ty == "memref<32xf32>").collect::<Vec<_>>();
                let name = self.random.pick(&known).0.clone();
                self.line(&format!("func.call @see({name}) : (memref<32xf32>) -> ()"));
            }
            3 => self.line("memref.store %x, %wide[%c3] : memref<100xf32>"),
            4 => {
                let name = self.name();
                self.line(&format!("{name} = arith.addf %x, %x : f32"));
                self.values.push(name);
            }
            _ => {}
        }
    }

    fn constant_access(&mut self) -> (String, &'static str) {
        let (name, ty, rank) = self.memrefs[self.random.count(self.memrefs.len())].clone();
        (format!("{name}[{}]", vec!["2"; rank].join(", ")), ty)
    }

    /// The bounds and the step of a loop.
    fn bounds(&mut self) -> String {
        let outer = self.dims.last().cloned();
        if self.are_siblings && !self.random.chance(8) {
            return format!("0 to {}", self.size);
        }
        let constant = [self.size, self.size, self.size, 16, 20, 30][self.random.count(6)];
        match (self.random.below(20), outer) {
            (0, _) => format!("{} to {constant}", self.random.below(4)),
            (1, _) => format!("0 to {constant} step 2"),
            (2, _) => "0 to %n".to_owned(),
            (3, Some(outer)) => {
                format!("0 to affine_map<(d0) -> (d0 + 1)>({outer})")
            }
            (4, Some(outer)) => {
                format!("affine_map<(d0) -> (d0)>({outer}) to affine_map<(d0) -> (d0 + 4)>({outer})")
            }
            (5, _) => "0 to min affine_map<()[s0] -> (s0, 16)>()[%m]".to_owned(),
            (6, _) => format!("2 to {}", constant + 2),
            _ => format!("0 to {constant}"),
        }
    }

    /// A nest of up to three loops.
    fn nest(&mut self) {
        let loops = 1 + self.random.below(3) as usize;
        let first = self.dims.len();
        for index in 0..loops {
            let (variable, bounds) = (self.name(), self.bounds());
            if index > 0 && index + 1 == loops && self.random.chance(12) {
                self.reduction(&format!("{variable} = {bounds}"), variable);
                break;
            }
            self.line(&format!("affine.for {variable} = {bounds} {{"));
            self.depth += 1;
            self.dims.push(variable);
            if index + 1 < loops && self.random.chance(8) {
                self.accesses();
            }
        }
        if self.dims.len() == first + loops {
            self.accesses();
        }
        while self.dims.len() > first {
            self.dims.pop();
            self.depth -= 1;
            self.line("}");
        }
    }

    /// A loop with an iteration argument.
    fn reduction(&mut self, head: &str, variable: String) {
        let (argument, result, sum) = (self.name(), self.name(), self.name());
        self.line(&format!("{result} = affine.for {head} iter_args({argument} = %x) -> (f32) {{"));
        self.depth += 1;
        self.dims.push(variable);
        let count = self.values.len();
        self.load();
        let value = self.value();
        self.values.truncate(count);
        self.line(&format!("{sum} = arith.addf {argument}, {value} : f32"));
        self.line(&format!("affine.yield {sum} : f32"));
        self.dims.pop();
        self.depth -= 1;
        self.line("}");
        let (access, ty) = self.access(true);
        self.line(&format!("affine.store {result}, {access} : {ty}"));
    }

    fn value(&mut self) -> String {
        let near = self.values.len().min(2);
        self.values[self.values.len() - 1 - self.random.count(near)].clone()
    }

    /// Loads, arithmetic and stores.
    fn accesses(&mut self) {
        let count = self.values.len();
        let loads = if self.are_siblings { 1 } else { self.random.below(3) };
        for _ in 0..loads {
            self.load();
        }
        if self.random.chance(2) {
            let (name, left, right) = (self.name(), self.value(), self.value());
            self.line(&format!("{name} = arith.addf {left}, {right} : f32"));
            self.values.push(name);
        }
        let stores = if self.are_siblings { 1 } else { 1 + self.random.below(5) / 3 };
        for _ in 0..stores {
            let (access, ty) = self.access(true);
            let value = self.value();
            self.line(&format!("affine.store {value}, {access} : {ty}"));
        }
        self.values.truncate(count);
    }

    fn load(&mut self) {
        let (access, ty) = self.access(false);
        let name = self.name();
        self.line(&format!("{name} = affine.load {access} : {ty}"));
        self.values.push(name);
    }

    /// `%line[%i + 1]`, and the type of the memref. Loads mostly read a stored memref.
    fn access(&mut self, is_store: bool) -> (String, &'static str) {
        let index = self.random.count(self.memrefs.len());
        let mut memref = self.memrefs[index].clone();
        if self.are_siblings {
            // Loads use the first one, and each store uses a new one.
            let index = if is_store { 1 + self.stored.len() % (self.memrefs.len() - 1) } else { 0 };
            memref = self.memrefs[index].clone();
        }
        if !is_store && !self.are_siblings && !self.stored.is_empty() && !self.random.chance(4) {
            memref = self.stored[self.random.count(self.stored.len())].clone();
        }
        if is_store {
            self.stored.push(memref.clone());
        }
        let (name, ty, rank) = memref;
        let is_swapped = rank > 1 && self.random.chance(6);
        let mut indices: Vec<String> = (0..rank).map(|dim| self.index(dim)).collect();
        if is_swapped {
            indices.reverse();
        }
        (format!("{name}[{}]", indices.join(", ")), ty)
    }

    /// An index, mostly the induction variable at the same depth as the dimension.
    fn index(&mut self, dim: usize) -> String {
        if self.dims.is_empty() || !self.are_siblings && self.random.chance(12) {
            return self.random.below(6).to_string();
        }
        let near = self.dims.len().min(3);
        let own = self.dims.len() - near + dim.min(near - 1);
        let place = if self.random.chance(6) { self.random.count(self.dims.len()) } else { own };
        let variable = self.dims[place].clone();
        let kind = if self.are_siblings { self.random.below(60) } else { self.random.below(20) };
        match kind {
            0 => format!("{variable} + {}", self.random.below(4)),
            1 => format!("{variable} - 1"),
            2 => format!("{variable} * 2"),
            3 => format!("{variable} floordiv 2"),
            4 => format!("{variable} mod 4"),
            5 => {
                let other = self.dims[self.random.count(self.dims.len())].clone();
                format!("{variable} + {other}")
            }
            6 => format!("{variable} + symbol(%n)"),
            7 => format!("-{variable} + 19"),
            8 => {
                let other = self.dims[self.random.count(self.dims.len())].clone();
                format!("{variable} * 8 + {other}")
            }
            _ => variable,
        }
    }
}
