//! Random affine maps and integer sets.

use super::Generator;

impl Generator {
    /// A map of some dimensions and symbols.
    pub(super) fn affine_map(&mut self) -> String {
        let (dims, symbols) = (self.random.count(4), self.random.count(3));
        let results: Vec<String> =
            (0..self.random.count(4)).map(|_| self.affine_expr(dims, symbols, 3)).collect();
        format!("affine_map<{} -> ({})>", affine_space(dims, symbols), results.join(", "))
    }

    /// An integer set of some dimensions and symbols.
    pub(super) fn affine_set(&mut self) -> String {
        let (dims, symbols) = (self.random.count(4), self.random.count(3));
        let constraints: Vec<String> = (0..self.random.count(3) + 1)
            .map(|_| {
                let left = self.affine_expr(dims, symbols, 3);
                let relation = *self.random.pick(&[&"== 0", &">= 0", &"<= 5", &">= 7"]);
                format!("{left} {relation}")
            })
            .collect();
        format!("affine_set<{} : ({})>", affine_space(dims, symbols), constraints.join(", "))
    }

    /// The map that permutes `rank` dimensions.
    pub(super) fn permutation_map(&mut self, rank: usize) -> String {
        let mut dims: Vec<usize> = (0..rank).collect();
        for i in (1..rank).rev() {
            dims.swap(i, self.random.count(i + 1));
        }
        let results: Vec<String> = dims.iter().map(|d| format!("d{d}")).collect();
        format!("affine_map<{} -> ({})>", affine_space(rank, 0), results.join(", "))
    }

    fn affine_expr(&mut self, dims: usize, symbols: usize, depth: u32) -> String {
        if depth == 0 || self.random.chance(3) {
            return self.affine_leaf(dims, symbols);
        }
        let left = self.affine_expr(dims, symbols, depth - 1);
        match self.random.below(7) {
            0 => format!("({left}) + {}", self.affine_expr(dims, symbols, depth - 1)),
            1 => format!("({left}) - ({})", self.affine_expr(dims, symbols, depth - 1)),
            2 => format!("({left}) * {}", self.random.below(20) as i64 - 5),
            3 => format!("-({left})"),
            4 => format!("({left}) mod {}", self.random.below(16) + 1),
            5 => format!("({left}) floordiv {}", self.random.below(16) + 1),
            _ => format!("({left}) ceildiv {}", self.random.below(16) + 1),
        }
    }

    fn affine_leaf(&mut self, dims: usize, symbols: usize) -> String {
        match self.random.below(3) {
            0 if dims > 0 => format!("d{}", self.random.count(dims)),
            1 if symbols > 0 => format!("s{}", self.random.count(symbols)),
            _ => (self.random.below(60) as i64 - 20).to_string(),
        }
    }
}

/// The dimensions and symbols before a map's arrow.
fn affine_space(dims: usize, symbols: usize) -> String {
    let list = |letter: char, count: usize| -> String {
        (0..count).map(|i| format!("{letter}{i}")).collect::<Vec<_>>().join(", ")
    };
    let symbols = if symbols == 0 { String::new() } else { format!("[{}]", list('s', symbols)) };
    format!("({}){symbols}", list('d', dims))
}
