//! Random modules with the operations of `vector`: accesses to memory, elements and parts.

use super::random::Random;
use std::fmt::Write as _;

/// Types of vectors with their sizes and element types.
const VECTORS: [(&str, &[u32], &str); 8] = [
    ("vector<i8>", &[], "i8"),
    ("vector<f32>", &[], "f32"),
    ("vector<4xf32>", &[4], "f32"),
    ("vector<1xi8>", &[1], "i8"),
    ("vector<[4]xi32>", &[4], "i32"),
    ("vector<2x3xi32>", &[2, 3], "i32"),
    ("vector<2x3x4xf32>", &[2, 3, 4], "f32"),
    ("vector<2x[4]xf64>", &[2, 4], "f64"),
];

/// Types of memrefs with their ranks and element types.
const MEMREFS: [(&str, usize, &str); 6] = [
    ("memref<8x?xf32>", 2, "f32"),
    ("memref<?x8xi32, strided<[?, 1], offset: 3>, 3>", 2, "i32"),
    ("memref<i8>", 0, "i8"),
    ("memref<16x8xf64>", 2, "f64"),
    ("memref<?xvector<4xf32>>", 1, "f32"),
    ("memref<5x7xi32>", 2, "i32"),
];

/// Values by their types.
struct Generator {
    random: Random,
    out: String,
    values: Vec<(String, String)>,
    next: u32,
}

impl Generator {
    /// A value of this type. The function gets a parameter for each requested type.
    fn value(&mut self, ty: &str) -> String {
        let values: Vec<&String> =
            self.values.iter().filter(|value| value.1 == ty).map(|value| &value.0).collect();
        values[self.random.count(values.len())].clone()
    }

    /// Writes a line with a new value.
    fn define(&mut self, text: &str, ty: &str) {
        let name = format!("%v{}", self.next);
        self.next += 1;
        let _ = writeln!(self.out, "  {name} = {text}");
        self.values.push((name, ty.to_owned()));
    }

    /// Positions in the leading dimensions of a vector. Only the last one, in the innermost dimension, is
    /// dynamic, because the peer crashes at others.
    fn positions(&mut self, sizes: &[u32], count: usize) -> String {
        let mut positions = Vec::new();
        for (index, size) in sizes.iter().enumerate().take(count) {
            positions.push(match self.random.below(12) {
                0 | 1 if index + 1 == sizes.len() => self.value("index"),
                2 if index + 1 == sizes.len() => "%c1".to_owned(),
                3 if self.random.chance(4) => "-1".to_owned(),
                _ => self.random.below(u64::from(*size)).to_string(),
            });
        }
        format!("[{}]", positions.join(", "))
    }

    /// A position in a vector, and the type of the element there.
    fn part(&mut self, (ty, sizes, element): (&str, &[u32], &str)) -> (String, String) {
        let kept: Vec<usize> = (0..=sizes.len())
            .filter(|count| *count == sizes.len() || *count == 0 || sizes.len() == 3)
            .collect();
        let count = kept[self.random.count(kept.len())];
        let part = match count {
            _ if count == sizes.len() => element.to_owned(),
            0 => ty.to_owned(),
            1 => "vector<3x4xf32>".to_owned(),
            _ => "vector<4xf32>".to_owned(),
        };
        (self.positions(sizes, count), part)
    }

    fn operation(&mut self) {
        let vector = VECTORS[self.random.count(VECTORS.len())];
        match self.random.below(3) {
            0 => {
                let source = self.value(vector.0);
                let (at, part) = self.part(vector);
                self.define(&format!("vector.extract {source}{at} : {part} from {}", vector.0), &part);
            }
            1 => {
                let dest = self.value(vector.0);
                let (at, part) = self.part(vector);
                let value = self.value(&part);
                let text = format!("vector.insert {value}, {dest} {at} : {part} into {}", vector.0);
                self.define(&text, vector.0);
            }
            _ => self.access(),
        }
    }

    fn access(&mut self) {
        let (memref, rank, element) = MEMREFS[self.random.count(MEMREFS.len())];
        let fits = |vector: &&(&str, &[u32], &str)| {
            let is_element = !memref.contains("vector") || vector.0 == "vector<4xf32>";
            vector.2 == element && vector.1.len() <= rank && is_element
        };
        let vectors: Vec<_> = VECTORS.iter().filter(fits).collect();
        let (vector, ..) = *vectors[self.random.count(vectors.len())];
        let base = self.value(memref);
        let indices: Vec<String> = (0..rank).map(|_| self.value("index")).collect();
        let place = format!("{base}[{}]", indices.join(", "));
        let attributes = self.random.pick(&["", "", " {alignment = 16}", " {nontemporal = true}", " {note}"]);
        if self.random.chance(2) {
            self.define(&format!("vector.load {place}{attributes} : {memref}, {vector}"), vector);
        } else {
            let value = self.value(vector);
            let _ = writeln!(self.out, "  vector.store {value}, {place}{attributes} : {memref}, {vector}");
        }
    }
}

/// A function with extractions, insertions, loads and stores.
pub fn vectors(seed: u64) -> String {
    let scalars = ["f32", "i8", "i32", "f64", "index", "vector<3x4xf32>"];
    let types: Vec<&str> = VECTORS
        .iter()
        .map(|vector| vector.0)
        .chain(MEMREFS.iter().map(|memref| memref.0))
        .chain(scalars)
        .collect();
    let parameters: Vec<String> =
        types.iter().enumerate().map(|(index, ty)| format!("%{index}: {ty}")).collect();
    let values =
        types.iter().enumerate().map(|(index, ty)| (format!("%{index}"), (*ty).to_owned())).collect();
    let out = format!("func.func @f({}) {{\n", parameters.join(", "));
    let mut generator = Generator { random: Random::new(seed), out, values, next: 0 };
    let constants = [
        ("dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>", "vector<2x3xi32>"),
        ("dense<1.5> : vector<4xf32>", "vector<4xf32>"),
        ("2.5 : f32", "f32"),
        ("-7 : i32", "i32"),
    ];
    generator.out.push_str("  %c1 = arith.constant 1 : index\n");
    for (text, ty) in constants {
        if generator.random.chance(3) {
            generator.define(&format!("arith.constant {text}"), ty);
        }
    }
    for _ in 0..3 + generator.random.count(12) {
        generator.operation();
    }
    generator.out.push_str("  return\n}\n");
    generator.out
}
