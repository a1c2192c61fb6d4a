//! Loops and conditions.

use super::{Generator, Index, Kind};

impl Generator {
    /// An operation with regions.
    pub(super) fn region(&mut self) {
        match self.random.below(8) {
            0..5 => self.for_loop(),
            5 | 6 => self.condition(),
            _ => self.parallel(),
        }
    }

    /// Operations in a region. Their results leave the scope after it.
    fn body(&mut self, counters: Vec<Index>, carried: &[String], terminator: impl Fn(&mut Generator)) {
        let outside = (self.indices.len(), self.floats.len(), self.divided.len());
        self.indices.extend(counters);
        self.floats.extend(carried.iter().cloned());
        self.depth += 1;
        for _ in 0..self.random.below(5) {
            self.operation();
        }
        terminator(self);
        self.depth -= 1;
        self.indices.truncate(outside.0);
        self.floats.truncate(outside.1);
        self.divided.truncate(outside.2);
    }

    fn counter(&mut self) -> Index {
        Index { name: self.fresh(), kind: Kind::Dim }
    }

    /// A bound: mostly a constant, else a symbol, or the greatest or smallest result of a map.
    fn bound(&mut self, prefix: &str, least: u64) -> String {
        match self.random.below(6) {
            0 => self.index(Kind::Symbol).name,
            1 | 2 => {
                let space = self.space(Kind::Dim);
                format!("{prefix} {}{}", self.map(&space), space.operands())
            }
            _ => (least + self.random.below(9)).to_string(),
        }
    }

    /// Yields `count` floats.
    fn yield_floats(&mut self, count: usize) {
        if count > 0 {
            let values: Vec<String> = (0..count).map(|_| self.float()).collect();
            let types = vec!["f32"; count].join(", ");
            self.line(&format!("affine.yield {} : {types}", values.join(", ")));
        }
    }

    /// The results of an operation with `count` floats: the text of its result list, and their names.
    fn results(&mut self, count: usize) -> (String, Vec<String>) {
        if count == 0 {
            return (String::new(), Vec::new());
        }
        let name = self.fresh();
        (format!("{name}:{count} = "), (0..count).map(|index| format!("{name}#{index}")).collect())
    }

    fn for_loop(&mut self) {
        let (lower, upper) = (self.bound("max", 0), self.bound("min", 2));
        let step =
            if self.random.chance(3) { format!(" step {}", 1 + self.random.below(8)) } else { String::new() };
        let count = if self.random.chance(3) { 1 + self.random.count(2) } else { 0 };
        let carried: Vec<String> = (0..count).map(|_| self.fresh()).collect();
        let inits: Vec<String> = carried.iter().map(|name| format!("{name} = {}", self.float())).collect();
        let arguments = match count {
            0 => String::new(),
            _ => format!(" iter_args({}) -> ({})", inits.join(", "), vec!["f32"; count].join(", ")),
        };
        let (counter, (names, results)) = (self.counter(), self.results(count));
        self.line(&format!("{names}affine.for {} = {lower} to {upper}{step}{arguments} {{", counter.name));
        self.body(vec![counter], &carried, |generator| generator.yield_floats(count));
        self.line("}");
        self.floats.extend(results);
    }

    fn condition(&mut self) {
        let space = self.space(Kind::Dim);
        let set = self.set(&space);
        let count = self.random.count(2);
        let (names, results) = self.results(count);
        let arrow =
            if count > 0 { format!(" -> ({})", vec!["f32"; count].join(", ")) } else { String::new() };
        self.line(&format!("{names}affine.if {set}{}{arrow} {{", space.operands()));
        self.body(Vec::new(), &[], |generator| generator.yield_floats(count));
        if count > 0 || self.random.chance(2) {
            self.line("} else {");
            self.body(Vec::new(), &[], |generator| generator.yield_floats(count));
        }
        self.line("}");
        self.floats.extend(results);
    }

    /// A bound of `affine.parallel`, sometimes of several expressions.
    fn group(&mut self, keyword: &str) -> String {
        match self.random.below(3) {
            0 => format!("{keyword}({}, {})", self.expr_of_values(1), self.expr_of_values(2)),
            _ => self.expr_of_values(2),
        }
    }

    fn parallel(&mut self) {
        let count = 1 + self.random.count(2);
        let counters: Vec<Index> = (0..count).map(|_| self.counter()).collect();
        let names: Vec<&str> = counters.iter().map(|counter| counter.name.as_str()).collect();
        let names = names.join(", ");
        let lower: Vec<String> = (0..count).map(|_| self.group("max")).collect();
        let upper: Vec<String> = (0..count).map(|_| self.group("min")).collect();
        self.line(&format!(
            "affine.parallel ({names}) = ({}) to ({}) {{",
            lower.join(", "),
            upper.join(", ")
        ));
        self.body(counters, &[], |_| {});
        self.line("}");
    }
}
