//! Loops, conditions and branches.

use super::{Generator, SCALARS, Value, lists};

impl Generator {
    /// An operation with regions.
    pub(super) fn region(&mut self) {
        match self.random.below(8) {
            0..3 => self.if_op(),
            3..5 => self.for_loop(),
            5 => self.while_loop(),
            6 => self.index_switch(),
            _ if self.random.chance(2) => self.parallel(),
            _ => self.execute_region(),
        }
    }

    /// Some types of yielded values.
    fn types(&mut self) -> Vec<String> {
        let count = self.random.count(4);
        (0..count).map(|_| self.random.pick(&SCALARS).to_owned()).collect()
    }

    /// Writes operations in a region, and returns the values of these types for its terminator.
    fn body(&mut self, arguments: Vec<Value>, types: &[String]) -> Vec<Value> {
        let outside = self.scope.len();
        self.scope.extend(arguments);
        self.depth += 1;
        for _ in 0..self.random.below(3) {
            self.operation();
        }
        let values = types.iter().map(|ty| self.of(ty)).collect();
        self.depth -= 1;
        self.scope.truncate(outside);
        values
    }

    /// Writes the terminator of a region.
    fn end(&mut self, terminator: &str, values: &[Value]) {
        let (names, types) = lists(values);
        let operands = if values.is_empty() { String::new() } else { format!(" {names} : {types}") };
        self.line(&format!("  {terminator}{operands}"));
    }

    /// The result list of an operation with results of these types, and the values, which enter the scope
    /// after it.
    fn results(&mut self, types: &[String]) -> (String, Vec<Value>) {
        if types.is_empty() {
            return (String::new(), Vec::new());
        }
        let name = self.fresh();
        let of = |(number, ty): (usize, &String)| Value { name: format!("{name}#{number}"), ty: ty.clone() };
        let values = types.iter().enumerate().map(of).collect();
        (format!("{name}:{} = ", types.len()), values)
    }

    fn if_op(&mut self) {
        let (condition, types) = (self.of("i1").name, self.types());
        let (names, results) = self.results(&types);
        let arrow = if types.is_empty() { String::new() } else { format!(" -> ({})", types.join(", ")) };
        self.line(&format!("{names}scf.if {condition}{arrow} {{"));
        let values = self.body(Vec::new(), &types);
        self.end("scf.yield", &values);
        if !types.is_empty() || self.random.chance(2) {
            self.line("} else {");
            let values = self.body(Vec::new(), &types);
            self.end("scf.yield", &values);
        }
        self.line("}");
        self.scope.extend(results);
    }

    fn for_loop(&mut self) {
        let types = self.types();
        let [lower, upper, step] = [(); 3].map(|()| self.of("index").name);
        let inits: Vec<Value> = types.iter().map(|ty| self.of(ty)).collect();
        let counter = Value { name: self.fresh(), ty: "index".to_owned() };
        let arguments: Vec<Value> =
            types.iter().map(|ty| Value { name: self.fresh(), ty: ty.clone() }).collect();
        let (names, results) = self.results(&types);
        let pairs: Vec<String> = arguments
            .iter()
            .zip(&inits)
            .map(|(argument, init)| format!("{} = {}", argument.name, init.name))
            .collect();
        let carried = if types.is_empty() {
            String::new()
        } else {
            format!(" iter_args({}) -> ({})", pairs.join(", "), types.join(", "))
        };
        let header = format!("{names}scf.for {} = {lower} to {upper} step {step}{carried} {{", counter.name);
        self.line(&header);
        let values = self.body([vec![counter], arguments].concat(), &types);
        self.end("scf.yield", &values);
        self.line("}");
        self.scope.extend(results);
    }

    fn while_loop(&mut self) {
        let (before, after) = (self.types(), self.types());
        let inits: Vec<Value> = before.iter().map(|ty| self.of(ty)).collect();
        let named = |generator: &mut Self, types: &[String]| -> Vec<Value> {
            types.iter().map(|ty| Value { name: generator.fresh(), ty: ty.clone() }).collect()
        };
        let arguments = named(self, &before);
        let (names, results) = self.results(&after);
        let pairs: Vec<String> = arguments
            .iter()
            .zip(&inits)
            .map(|(argument, init)| format!("{} = {}", argument.name, init.name))
            .collect();
        let pairs = if pairs.is_empty() { String::new() } else { format!(" ({})", pairs.join(", ")) };
        self.line(&format!("{names}scf.while{pairs} : ({}) -> ({}) {{", before.join(", "), after.join(", ")));
        let condition = [vec!["i1".to_owned()], after.clone()].concat();
        let mut values = self.body(arguments, &condition);
        let condition = values.remove(0).name;
        self.end(&format!("scf.condition({condition})"), &values);
        self.line("} do {");
        let arguments = named(self, &after);
        let typed: Vec<String> =
            arguments.iter().map(|value| format!("{}: {}", value.name, value.ty)).collect();
        self.line(&format!("^bb0({}):", typed.join(", ")).replace("()", ""));
        let values = self.body(arguments, &before);
        self.end("scf.yield", &values);
        self.line("}");
        self.scope.extend(results);
    }

    fn index_switch(&mut self) {
        let (index, types) = (self.of("index").name, self.types());
        let (names, results) = self.results(&types);
        let arrow = if types.is_empty() { String::new() } else { format!(" -> {}", types.join(", ")) };
        self.line(&format!("{names}scf.index_switch {index}{arrow}"));
        for case in 0..self.random.below(3) {
            self.line(&format!("case {case} {{"));
            let values = self.body(Vec::new(), &types);
            self.end("scf.yield", &values);
            self.line("}");
        }
        self.line("default {");
        let values = self.body(Vec::new(), &types);
        self.end("scf.yield", &values);
        self.line("}");
        self.scope.extend(results);
    }

    fn parallel(&mut self) {
        let rank = 1 + self.random.count(2);
        let counters: Vec<Value> =
            (0..rank).map(|_| Value { name: self.fresh(), ty: "index".to_owned() }).collect();
        let mut bounds = || {
            let names: Vec<String> = (0..rank).map(|_| self.of("index").name).collect();
            names.join(", ")
        };
        let (lower, upper) = (bounds(), bounds());
        // A step of zero is an error.
        let steps: Vec<String> = (0..rank)
            .map(|_| {
                let step = 1 + self.random.below(3);
                self.define(&format!("arith.constant {step} : index"), "index").name
            })
            .collect();
        let (names, _) = lists(&counters);
        self.line(&format!("scf.parallel ({names}) = ({lower}) to ({upper}) step ({}) {{", steps.join(", ")));
        self.body(counters, &[]);
        self.line("  scf.reduce");
        self.line("}");
    }

    fn execute_region(&mut self) {
        let types = self.types();
        let (names, results) = self.results(&types);
        let arrow = match types.as_slice() {
            [] => String::new(),
            [one] => format!(" -> {one}"),
            several => format!(" -> ({})", several.join(", ")),
        };
        self.line(&format!("{names}scf.execute_region{arrow} {{"));
        let (yes, no) = (self.fresh().replace('%', "^"), self.fresh().replace('%', "^"));
        if self.random.chance(2) {
            let condition = self.body(Vec::new(), &["i1".to_owned()])[0].name.clone();
            self.line(&format!("  cf.cond_br {condition}, {yes}, {no}"));
            self.line(&format!("{yes}:"));
            let values = self.body(Vec::new(), &types);
            self.end("scf.yield", &values);
            self.line(&format!("{no}:"));
        }
        let values = self.body(Vec::new(), &types);
        self.end("scf.yield", &values);
        self.line("}");
        self.scope.extend(results);
    }
}
