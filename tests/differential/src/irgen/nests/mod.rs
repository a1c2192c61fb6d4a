//! Random modules of `affine` in custom form, to compare passes on them.
//!
//! [`nests`] creates a valid module: loops and conditions with maps, accesses to memory, and linear indices.
//! Operands are often constants or results of other maps, so that passes can compose them. The seed
//! determines everything.

mod exprs;
mod indices;
mod regions;

use super::random::Random;

/// The operands of maps that an index is valid for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    /// A symbol, and therefore a dimension as well.
    Symbol,
    /// A dimension.
    Dim,
    /// Neither.
    Other,
}

/// An index in scope.
#[derive(Clone)]
struct Index {
    name: String,
    kind: Kind,
}

/// The results of the division of a linear index, and the sizes.
#[derive(Clone)]
struct Divided {
    results: Vec<Index>,
    sizes: Vec<String>,
}

/// A module under construction.
struct Generator {
    random: Random,
    out: String,
    depth: usize,
    /// Number of the next value.
    next: u32,
    /// Number of operations that may still be created.
    budget: u32,
    indices: Vec<Index>,
    floats: Vec<String>,
    divided: Vec<Divided>,
}

/// Memrefs of the function: the name, the sizes, the type.
const MEMREFS: [(&str, usize, &str); 4] = [
    ("%line", 1, "memref<?xf32>"),
    ("%plane", 2, "memref<?x?xf32>"),
    ("%cast", 2, "memref<?x?xf32>"),
    ("%table", 1, "memref<4xf32>"),
];

const HEAD: &str = "memref.global \"private\" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>\n\
                    func.func private @see(index)\nfunc.func private @use(f32)\n\
                    func.func @f(%n: index, %m: index, %line: memref<?xf32>, %plane: memref<?x?xf32>, \
                    %square: memref<8x8xf32>, %x: f32, %tag: memref<1xi32>) -> (index, f32) {\n  \
                    %cast = memref.cast %square : memref<8x8xf32> to memref<?x?xf32>\n  \
                    %table = memref.get_global @table : memref<4xf32>\n  \
                    %c0 = arith.constant 0 : index\n  \
                    %size = memref.dim %line, %c0 : memref<?xf32>\n";

/// A random module of affine loops, conditions, maps and accesses.
#[must_use]
pub fn nests(seed: u64) -> String {
    let symbol = |name: &str| Index { name: name.to_owned(), kind: Kind::Symbol };
    let mut generator = Generator {
        random: Random::new(seed),
        out: HEAD.to_owned(),
        depth: 1,
        next: 0,
        budget: 0,
        indices: ["%n", "%m", "%c0", "%size"].map(symbol).to_vec(),
        floats: vec!["%x".to_owned()],
        divided: Vec::new(),
    };
    generator.budget = 5 + generator.random.below(20) as u32;
    while generator.budget > 0 {
        generator.operation();
    }
    let (index, float) = (generator.index(Kind::Other).name, generator.float());
    generator.line(&format!("return {index}, {float} : index, f32"));
    generator.out.push_str("}\n");
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

    /// An index in scope that is valid for this kind of operand, mostly a late one.
    fn index(&mut self, most: Kind) -> Index {
        let fitting: Vec<Index> = self.indices.iter().filter(|index| index.kind <= most).cloned().collect();
        let first = if self.random.chance(3) { 0 } else { fitting.len().saturating_sub(6) };
        fitting[first + self.random.count(fitting.len() - first)].clone()
    }

    fn float(&mut self) -> String {
        let index = self.random.count(self.floats.len());
        self.floats[index].clone()
    }

    /// Writes an operation with an index as its result.
    fn define(&mut self, text: &str, kind: Kind) {
        let name = self.fresh();
        self.line(&format!("{name} = {text}"));
        self.indices.push(Index { name, kind });
    }

    fn operation(&mut self) {
        self.budget = self.budget.saturating_sub(1);
        match self.random.below(20) {
            0..4 => self.apply(),
            4..6 => self.min_max(),
            6..9 => self.access(),
            9 => {
                let value = self.random.below(9) as i64 - 2;
                self.define(&format!("arith.constant {value} : index"), Kind::Symbol);
            }
            10 | 11 => {
                let value = self.index(Kind::Other).name;
                self.line(&format!("func.call @see({value}) : (index) -> ()"));
            }
            12 => self.divide(),
            13 => self.put_together(),
            14..18 if self.depth < 5 => self.region(),
            18 => self.transfer(),
            _ => {
                let value = self.float();
                self.line(&format!("func.call @use({value}) : (f32) -> ()"));
            }
        }
    }

    fn apply(&mut self) {
        let space = self.space(Kind::Dim);
        let expr = self.expr(&space, 3);
        let text = format!("affine.apply affine_map<{} -> ({expr})>{}", space.head(), space.operands());
        self.define(&text, space.kind());
    }

    fn min_max(&mut self) {
        let mut space = self.space(Kind::Other);
        if self.random.chance(8) {
            // The verifier does not check the symbols of these operations.
            space.symbols = vec![self.index(Kind::Other)];
        }
        let map = self.map(&space);
        let name = self.random.pick(&["min", "max"]).to_owned();
        let kind = if space.kind() == Kind::Symbol { Kind::Symbol } else { Kind::Other };
        self.define(&format!("affine.{name} {map}{}", space.operands()), kind);
    }

    fn access(&mut self) {
        let (memref, rank, ty) = MEMREFS[self.random.count(MEMREFS.len())];
        let mut indices: Vec<String> = (0..rank).map(|_| self.expr_of_values(2)).collect();
        if memref == "%table" {
            // The peer reads elements of a constant without checking its size.
            indices = vec![format!("({}) mod 4", indices.concat())];
        }
        let place = format!("{memref}[{}]", indices.join(", "));
        match self.random.below(6) {
            0 => self.line(&format!("affine.prefetch {place}, read, locality<3>, data : {ty}")),
            1 | 2 => {
                let value = self.float();
                self.line(&format!("affine.store {value}, {place} : {ty}"));
            }
            3 => {
                let name = self.fresh();
                self.line(&format!("{name} = affine.vector_load {place} : {ty}, vector<4xf32>"));
                let indices: Vec<String> = (0..rank).map(|_| self.expr_of_values(2)).collect();
                let place = format!("{memref}[{}]", indices.join(", "));
                self.line(&format!("affine.vector_store {name}, {place} : {ty}, vector<4xf32>"));
            }
            _ => {
                let name = self.fresh();
                self.line(&format!("{name} = affine.load {place} : {ty}"));
                self.floats.push(name);
            }
        }
    }

    fn transfer(&mut self) {
        let [from, to, tag] = [(); 3].map(|()| self.expr_of_values(1));
        let count = self.index(Kind::Symbol).name;
        self.line(&format!(
            "affine.dma_start %line[{from}], %line[{to}], %tag[{tag}], {count} : memref<?xf32>, memref<?xf32>, \
             memref<1xi32>"
        ));
    }
}
