//! Structured control flow, affine loops, and blocks.

use super::{Buffer, Generator, width};

impl Generator {
    pub(super) fn structured(&mut self) {
        match self.random.below(8) {
            0 | 1 => self.if_with_results(),
            2..=4 if self.nesting < 2 => self.for_loop(),
            5 if self.nesting < 2 => self.while_loop(),
            6 if self.nesting < 2 => self.affine_loop(),
            _ => self.index_switch(),
        }
    }

    /// A region whose values end with it: `write` writes its last operation.
    fn region(&mut self, write: impl FnOnce(&mut Self)) {
        let (values, buffers) = (self.values.len(), self.buffers.len());
        self.depth += 1;
        write(self);
        self.depth -= 1;
        self.values.truncate(values);
        self.buffers.truncate(buffers);
    }

    fn yields(&mut self, ty: &'static str) {
        self.region(|this| {
            this.statements();
            let value = this.value(ty);
            this.line(&format!("scf.yield {value} : {ty}"));
        });
    }

    fn if_with_results(&mut self) {
        let (condition, ty, name) = (self.value("i1"), self.scalar(), self.name());
        self.line(&format!("{name} = scf.if {condition} -> ({ty}) {{"));
        self.yields(ty);
        self.line("} else {");
        self.yields(ty);
        self.line("}");
        self.values.push((name, ty));
    }

    fn index_switch(&mut self) {
        let (ty, selector, name) = (self.scalar(), self.value("index"), self.name());
        self.line(&format!("{name} = scf.index_switch {selector} -> {ty}"));
        let mut cases: Vec<i64> =
            (0..1 + self.random.below(3)).map(|_| self.random.integer() >> self.random.below(60)).collect();
        cases.sort_unstable();
        cases.dedup();
        for case in cases.iter().filter(|case| **case != i64::MAX) {
            self.line(&format!("case {case} {{"));
            self.yields(ty);
            self.line("}");
        }
        self.line("default {");
        self.yields(ty);
        self.line("}");
        self.values.push((name, ty));
    }

    /// A loop whose bounds have a narrow or a wide type, near its limits at times, with at most 8 turns.
    fn for_loop(&mut self) {
        let ty = self.integer();
        let ty = if width(ty) < 4 { "i8" } else { ty };
        let bits = width(ty).min(64);
        let turns = self.random.below(9) as i128;
        let (low, high) = (i128::from(i64::MIN >> (64 - bits)), i128::from(i64::MAX >> (64 - bits)));
        let span = (high - low) / 8;
        let step = match self.random.below(4) {
            0 => span.min(high),
            1 => 1,
            _ => 1 + i128::from(self.random.below(5)),
        };
        let lower = match self.random.below(4) {
            0 => low,
            1 => (high - turns * step).max(low),
            _ => i128::from(self.random.below(4)) - 2,
        };
        // The induction variable does not overflow, which is undefined.
        let last = high - step + 1;
        let upper = (lower + turns * step - i128::from(self.random.below(2))).clamp(low, last);
        let [lower, upper, step] =
            [lower, upper, step].map(|number| self.define(&format!("arith.constant {number} : {ty}"), ty));
        let carried = self.scalar();
        let (initial, name, argument) = (self.value(carried), self.name(), self.name());
        let index = self.name();
        let suffix = if ty == "index" { String::new() } else { format!(" : {ty}") };
        self.line(&format!(
            "{name} = scf.for {index} = {lower} to {upper} step {step} iter_args({argument} = {initial}) -> ({carried}){suffix} {{"
        ));
        self.nesting += 1;
        let known = self.values.len();
        self.values.extend([(index, ty), (argument, carried)]);
        self.yields(carried);
        self.values.truncate(known);
        self.nesting -= 1;
        self.line("}");
        self.values.push((name, carried));
    }

    fn while_loop(&mut self) {
        let carried = self.scalar();
        let (initial, name, argument) = (self.value(carried), self.name(), self.name());
        let zero = self.define("arith.constant 0 : i32", "i32");
        let one = self.define("arith.constant 1 : i32", "i32");
        let limit = 1 + self.random.below(6);
        let limit = self.define(&format!("arith.constant {limit} : i32"), "i32");
        let (count, more) = (self.name(), self.name());
        self.line(&format!(
            "{name}:2 = scf.while ({count} = {zero}, {argument} = {initial}) : (i32, {carried}) -> (i32, {carried}) {{"
        ));
        self.depth += 1;
        self.line(&format!("{more} = arith.cmpi slt, {count}, {limit} : i32"));
        self.line(&format!("scf.condition({more}) {count}, {argument} : i32, {carried}"));
        self.depth -= 1;
        self.line("} do {");
        let (inner, value, next) = (self.name(), self.name(), self.name());
        self.line(&format!("^bb0({inner}: i32, {value}: {carried}):"));
        self.nesting += 1;
        self.region(|this| {
            this.values.extend([(inner.clone(), "i32"), (value, carried)]);
            this.statements();
            let result = this.value(carried);
            this.line(&format!("{next} = arith.addi {inner}, {one} : i32"));
            this.line(&format!("scf.yield {next}, {result} : i32, {carried}"));
        });
        self.nesting -= 1;
        self.line("}");
        self.values.extend([(format!("{name}#0"), "i32"), (format!("{name}#1"), carried)]);
    }

    fn affine_loop(&mut self) {
        let carried = self.scalar();
        let (initial, name, argument, index) = (self.value(carried), self.name(), self.name(), self.name());
        let lower = self.random.below(4) as i64 - 1;
        let (upper, step) = (lower + self.random.below(7) as i64, 1 + self.random.below(3));
        self.line(&format!(
            "{name} = affine.for {index} = {lower} to {upper} step {step} iter_args({argument} = {initial}) -> ({carried}) {{"
        ));
        self.nesting += 1;
        self.region(|this| {
            this.values.extend([(index.clone(), "index"), (argument, carried)]);
            let (factor, divisor) = (this.random.below(7) as i64 - 3, 1 + this.random.below(5));
            let map = match this.random.below(3) {
                0 => format!("affine_map<(d0) -> (d0 * {factor} + 1)>"),
                1 => format!("affine_map<(d0) -> (d0 floordiv {divisor})>"),
                _ => format!("affine_map<(d0) -> ((d0 * {factor}) mod {divisor})>"),
            };
            this.define(&format!("affine.apply {map}({index})"), "index");
            this.affine_accesses(&index, lower, upper);
            this.statements();
            let value = this.value(carried);
            this.line(&format!("affine.yield {value} : {carried}"));
        });
        self.nesting -= 1;
        self.line("}");
        self.values.push((name, carried));
    }

    /// Loads and stores of a local buffer at the index of a loop.
    fn affine_accesses(&mut self, index: &str, lower: i64, upper: i64) {
        let fits = |buffer: &&Buffer| buffer.size as i64 >= upper && !buffer.ty.contains("strided");
        let Some(buffer) = self.buffers.iter().find(fits).cloned() else { return };
        let Buffer { name, ty, element, .. } = buffer;
        if lower >= 0 && self.random.chance(2) {
            self.define(&format!("affine.load {name}[{index}] : {ty}"), element);
            let (value, bound) = (self.value(element), self.random.below(4));
            self.line(&format!("affine.if affine_set<(d0) : (d0 - {bound} >= 0)>({index}) {{"));
            self.line(&format!("  affine.store {value}, {name}[{index}] : {ty}"));
            self.line("}");
            return;
        }
        let position = self.define(&format!("affine.max affine_map<(d0) -> (d0, 0)>({index})"), "index");
        self.define(&format!("memref.load {name}[{position}] : {ty}"), element);
        let value = self.value(element);
        self.line(&format!("memref.store {value}, {name}[{position}] : {ty}"));
    }

    /// Blocks up to the end of a function: a diamond, and a counted loop.
    pub(super) fn blocks(&mut self, results: &[&'static str], returned: Option<(u64, &'static str)>) {
        self.statements();
        let carried = self.scalar();
        let (condition, a, b) = (self.value("i1"), self.value(carried), self.value(carried));
        let (zero, one) =
            (self.define("arith.constant 0 : i32", "i32"), self.define("arith.constant 1 : i32", "i32"));
        let limit = 1 + self.random.below(5);
        let limit = self.define(&format!("arith.constant {limit} : i32"), "i32");
        let (joined, count, value) = (self.name(), self.name(), self.name());
        let outer = (self.values.len(), self.buffers.len());
        self.line(&format!("cf.cond_br {condition}, ^then, ^join({a} : {carried})"));
        self.line("^then:");
        self.budget = 2;
        self.statements();
        let inner = self.value(carried);
        let inner = if self.random.chance(3) { b } else { inner };
        self.line(&format!("cf.br ^join({inner} : {carried})"));
        self.values.truncate(outer.0);
        self.buffers.truncate(outer.1);
        self.line(&format!("^join({joined}: {carried}):"));
        self.values.push((joined.clone(), carried));
        self.line(&format!("cf.br ^loop({zero}, {joined} : i32, {carried})"));
        self.line(&format!("^loop({count}: i32, {value}: {carried}):"));
        self.values.extend([(count.clone(), "i32"), (value, carried)]);
        self.budget = 3;
        self.statements();
        let next_value = self.value(carried);
        let (next, more) = (self.name(), self.name());
        self.line(&format!("{next} = arith.addi {count}, {one} : i32"));
        self.line(&format!("{more} = arith.cmpi ult, {next}, {limit} : i32"));
        self.line(&format!("cf.cond_br {more}, ^loop({next}, {next_value} : i32, {carried}), ^end"));
        self.line("^end:");
        self.returns(results, returned);
    }
}
