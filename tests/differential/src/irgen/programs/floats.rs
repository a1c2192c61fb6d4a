//! Operations on floats.

use super::{Generator, is_float, width};

const BINARY: [&str; 9] =
    ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];
const PREDICATES: [&str; 8] = ["oeq", "ogt", "olt", "one", "ord", "ueq", "uge", "uno"];

impl Generator {
    pub(super) fn float_operation(&mut self) {
        let ty = self.scalar();
        let ty = if is_float(ty) { ty } else { ["f32", "f64"][self.random.count(2)] };
        match self.random.below(8) {
            0..=3 => {
                let name = BINARY[self.random.count(BINARY.len())];
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("arith.{name} {a}, {b} : {ty}"), ty);
            }
            4 => {
                let value = self.value(ty);
                self.define(&format!("arith.negf {value} : {ty}"), ty);
            }
            5 => {
                let predicate = PREDICATES[self.random.count(PREDICATES.len())];
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("arith.cmpf {predicate}, {a}, {b} : {ty}"), "i1");
            }
            6 => self.select(ty),
            _ => self.float_cast(ty),
        }
    }

    fn float_cast(&mut self, from: &'static str) {
        let to = self.scalar();
        let value = self.value(from);
        let bits = |ty: &str| ty[1..].parse::<u32>().unwrap_or(64);
        let name = match to {
            _ if from == to => return,
            "index" => return,
            _ if !is_float(to) && bits(from) == width(to) && self.random.chance(2) => "bitcast",
            // Conversions are poison out of range, so only to wide integers.
            _ if !is_float(to) && width(to) >= 32 => "fptosi",
            _ if !is_float(to) => return,
            _ if bits(from) < bits(to) => "extf",
            _ => "truncf",
        };
        self.define(&format!("arith.{name} {value} : {from} to {to}"), to);
    }

    pub(super) fn float_literal(&mut self, ty: &str) -> String {
        let special: &[&str] = match ty {
            "f16" => &["0x7E00", "0x7C00", "0xFC00", "-0.0", "0.0", "1.0", "-1.0", "2.0", "0x0001"],
            "f32" => &["0x7FC00000", "0x7F800000", "0xFF800000", "-0.0", "0.0", "1.0", "-1.0", "0x00000001"],
            _ => &[
                "0x7FF8000000000000",
                "0x7FF0000000000000",
                "0xFFF0000000000000",
                "-0.0",
                "0.0",
                "1.0",
                "-1.0",
                "0x0000000000000001",
            ],
        };
        if self.random.chance(2) {
            return format!("{} : {ty}", special[self.random.count(special.len())]);
        }
        format!("{}.{} : {ty}", self.random.below(200) as i64 - 100, self.random.below(1000))
    }
}
