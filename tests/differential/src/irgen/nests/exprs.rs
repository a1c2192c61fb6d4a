//! Expressions, maps and sets with their operands.

use super::{Generator, Index, Kind};

/// Operands for the dimensions and symbols of a map.
pub(super) struct Space {
    pub(super) dims: Vec<Index>,
    pub(super) symbols: Vec<Index>,
}

impl Space {
    /// The dimensions and symbols before a map's arrow.
    pub(super) fn head(&self) -> String {
        let list = |letter: char, count: usize| -> String {
            (0..count).map(|index| format!("{letter}{index}")).collect::<Vec<_>>().join(", ")
        };
        format!("({})[{}]", list('d', self.dims.len()), list('s', self.symbols.len()))
    }

    /// The operands after a map.
    pub(super) fn operands(&self) -> String {
        let list = |indices: &[Index]| -> String {
            indices.iter().map(|index| index.name.as_str()).collect::<Vec<_>>().join(", ")
        };
        format!("({})[{}]", list(&self.dims), list(&self.symbols))
    }

    /// The kind of the result of an `affine.apply`.
    pub(super) fn kind(&self) -> Kind {
        self.dims.iter().chain(&self.symbols).map(|index| index.kind).max().unwrap_or(Kind::Symbol)
    }
}

impl Generator {
    /// Operands for a map.
    pub(super) fn space(&mut self, dims: Kind) -> Space {
        let counts = [self.random.count(4), self.random.count(3)];
        Space {
            dims: (0..counts[0]).map(|_| self.index(dims)).collect(),
            symbols: (0..counts[1]).map(|_| self.index(Kind::Symbol)).collect(),
        }
    }

    /// A map with one to four results.
    pub(super) fn map(&mut self, space: &Space) -> String {
        let count = 1 + self.random.count(4);
        let exprs: Vec<String> = (0..count).map(|_| self.expr(space, 2)).collect();
        format!("affine_map<{} -> ({})>", space.head(), exprs.join(", "))
    }

    /// A set with one to three constraints.
    pub(super) fn set(&mut self, space: &Space) -> String {
        let count = 1 + self.random.count(3);
        let constraints: Vec<String> = (0..count)
            .map(|_| {
                let relation = *self.random.pick(&[&"== 0", &">= 0", &">= 0", &"<= 7"]);
                format!("{} {relation}", self.expr(space, 2))
            })
            .collect();
        format!("affine_set<{} : ({})>", space.head(), constraints.join(", "))
    }

    fn leaf(&mut self, space: &Space) -> String {
        match self.random.below(8) {
            0..4 if !space.dims.is_empty() => format!("d{}", self.random.count(space.dims.len())),
            4..6 if !space.symbols.is_empty() => format!("s{}", self.random.count(space.symbols.len())),
            _ => (self.random.below(16) as i64 - 4).to_string(),
        }
    }

    /// A divisor: mostly a constant, else a symbol.
    fn divisor(&mut self, space: &Space) -> String {
        if !space.symbols.is_empty() && self.random.chance(5) {
            return format!("s{}", self.random.count(space.symbols.len()));
        }
        self.random.pick(&["2", "3", "4", "8", "16", "5", "1"]).to_owned()
    }

    pub(super) fn expr(&mut self, space: &Space, depth: u32) -> String {
        if depth == 0 || self.random.chance(4) {
            return self.leaf(space);
        }
        let left = self.expr(space, depth - 1);
        match self.random.below(10) {
            0..3 => format!("({left}) + {}", self.expr(space, depth - 1)),
            3 => format!("({left}) - ({})", self.expr(space, depth - 1)),
            4 => format!("({left}) * {}", self.random.below(9) as i64 - 2),
            5 if !space.symbols.is_empty() && self.random.chance(2) => {
                format!("({left}) * s{}", self.random.count(space.symbols.len()))
            }
            6 => format!("({left}) ceildiv {}", self.divisor(space)),
            7 | 8 => format!("({left}) mod {}", self.divisor(space)),
            _ => format!("({left}) floordiv {}", self.divisor(space)),
        }
    }

    /// An expression with values as operands, as in accesses and bounds.
    pub(super) fn expr_of_values(&mut self, depth: u32) -> String {
        if depth == 0 || self.random.chance(3) {
            return match self.random.below(4) {
                0 => self.random.below(6).to_string(),
                1 => format!("symbol({})", self.index(Kind::Symbol).name),
                _ => self.index(Kind::Dim).name,
            };
        }
        let left = self.expr_of_values(depth - 1);
        match self.random.below(5) {
            0 | 1 => format!("({left}) + {}", self.expr_of_values(depth - 1)),
            2 => format!("({left}) * {}", self.random.below(6)),
            3 => format!("({left}) mod {}", self.random.below(8) + 1),
            _ => format!("({left}) floordiv {}", self.random.below(8) + 1),
        }
    }
}
