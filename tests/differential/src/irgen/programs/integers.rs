//! Operations on integers and indices.

use super::{Generator, is_float, width};

/// Operations without undefined results.
const TOTAL: [&str; 10] = ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"];
const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];
const DIVISIONS: [&str; 7] = ["divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi"];

impl Generator {
    pub(super) fn integer_operation(&mut self) {
        let ty = self.integer();
        match self.random.below(13) {
            0..=3 => self.total(ty),
            4 => self.division(ty),
            5 => self.shift(ty),
            6 => drop(self.comparison(ty)),
            7 => self.select(ty),
            8 | 9 => self.cast(ty),
            10 => self.extended(ty),
            11 => self.narrowed(ty),
            _ => self.chain(ty),
        }
    }

    /// An integer type.
    pub(super) fn integer(&mut self) -> &'static str {
        let ty = self.scalar();
        if is_float(ty) { ["i8", "i32", "i64", "index"][self.random.count(4)] } else { ty }
    }

    fn total(&mut self, ty: &'static str) {
        let name = TOTAL[self.random.count(TOTAL.len())];
        let (a, b) = (self.value(ty), self.value(ty));
        let flags = match name {
            "addi" | "subi" | "muli" if self.random.chance(4) => {
                ["overflow<nsw>", "overflow<nuw>", "overflow<nsw, nuw>"][self.random.count(3)]
            }
            _ => "",
        };
        self.define(&format!("arith.{name} {a}, {b} {flags} : {ty}"), ty);
    }

    /// Operations of one kind with constants, which patterns combine.
    fn chain(&mut self, ty: &'static str) {
        let name = self.random.pick(&["addi", "subi", "muli", "andi", "xori"]).to_owned();
        let mut value = self.value(ty);
        for _ in 0..2 {
            let constant = self.constant(ty);
            let (a, b) = if self.random.chance(2) { (&value, &constant) } else { (&constant, &value) };
            value = self.define(&format!("arith.{name} {a}, {b} : {ty}"), ty);
        }
    }

    /// An integer that loses its upper bits, and is extended again.
    fn narrowed(&mut self, ty: &'static str) {
        let (value, narrow) = (self.value(ty), "i3");
        if ty == "index" || width(ty) <= width(narrow) {
            return self.total(ty);
        }
        let extension = self.random.pick(&["extsi", "extui"]).to_owned();
        let small = self.define(&format!("arith.trunci {value} : {ty} to {narrow}"), narrow);
        self.define(&format!("arith.{extension} {small} : {narrow} to {ty}"), ty);
    }

    /// A division, mostly by an odd number.
    fn division(&mut self, ty: &'static str) {
        let name = DIVISIONS[self.random.count(DIVISIONS.len())];
        let (a, mut b) = (self.value(ty), self.value(ty));
        if !self.random.chance(5) {
            let one = self.one(ty);
            b = self.define(&format!("arith.ori {b}, {one} : {ty}"), ty);
        }
        self.define(&format!("arith.{name} {a}, {b} : {ty}"), ty);
    }

    fn shift(&mut self, ty: &'static str) {
        let name = self.random.pick(&["shli", "shrsi", "shrui"]).to_owned();
        let (a, mut b) = (self.value(ty), self.value(ty));
        if !self.random.chance(6) {
            // Remainders by the width are valid amounts.
            let amount = if ty == "i1" || ty == "i3" { 1 } else { width(ty).min(100) };
            let limit = if ty == "i1" { "true".to_owned() } else { format!("{amount} : {ty}") };
            let limit = self.define(&format!("arith.constant {limit}"), ty);
            b = self.define(&format!("arith.remui {b}, {limit} : {ty}"), ty);
        }
        self.define(&format!("arith.{name} {a}, {b} : {ty}"), ty);
    }

    pub(super) fn comparison(&mut self, ty: &'static str) -> String {
        let predicate = PREDICATES[self.random.count(PREDICATES.len())];
        let (a, b) = (self.value(ty), self.value(ty));
        self.define(&format!("arith.cmpi {predicate}, {a}, {b} : {ty}"), "i1")
    }

    pub(super) fn select(&mut self, ty: &'static str) {
        let condition = self.value("i1");
        let (a, b) = (self.value(ty), self.value(ty));
        self.define(&format!("arith.select {condition}, {a}, {b} : {ty}"), ty);
    }

    fn extended(&mut self, ty: &'static str) {
        if ty == "index" {
            return self.total(ty);
        }
        let (a, b, name) = (self.value(ty), self.value(ty), self.name());
        let (operation, second) = match self.random.below(3) {
            0 => ("addui_extended", "i1"),
            1 => ("mulsi_extended", ty),
            _ => ("mului_extended", ty),
        };
        let types = if operation == "addui_extended" { format!("{ty}, i1") } else { ty.to_owned() };
        self.line(&format!("{name}:2 = arith.{operation} {a}, {b} : {types}"));
        self.values.extend([(format!("{name}#0"), ty), (format!("{name}#1"), second)]);
    }

    /// A cast between integers, from or to an index, or from an integer to a float.
    fn cast(&mut self, from: &'static str) {
        let to = self.scalar();
        let value = self.value(from);
        let name = match (from, to) {
            _ if from == to => return,
            ("index", _) if !is_float(to) => self.random.pick(&["index_cast", "index_castui"]).to_owned(),
            (_, "index") => self.random.pick(&["index_cast", "index_castui"]).to_owned(),
            ("index", _) => return,
            _ if is_float(to) => self.random.pick(&["sitofp", "uitofp"]).to_owned(),
            _ if width(from) < width(to) => self.random.pick(&["extsi", "extui"]).to_owned(),
            _ => "trunci".to_owned(),
        };
        self.define(&format!("arith.{name} {value} : {from} to {to}"), to);
    }

    fn one(&mut self, ty: &'static str) -> String {
        let text = if ty == "i1" { "true".to_owned() } else { format!("1 : {ty}") };
        self.define(&format!("arith.constant {text}"), ty)
    }

    pub(super) fn integer_literal(&mut self, ty: &str) -> String {
        if ty == "i1" {
            return self.random.pick(&["true", "false"]).to_owned();
        }
        let width = width(ty).min(64);
        let (low, high) = (i64::MIN >> (64 - width), i64::MAX >> (64 - width));
        let number = match self.random.below(8) {
            0 => 0,
            1 => 1,
            2 => -1,
            3 => low,
            4 => high,
            5 => (width as i64).min(high),
            _ => self.random.integer() >> (64 - width),
        };
        format!("{number} : {ty}")
    }
}
