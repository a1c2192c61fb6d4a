//! Functions of the dialects `index` and `math` that are exact.

use super::{Generator, is_float};

const INDEX: [&str; 13] = [
    "add",
    "sub",
    "mul",
    "maxs",
    "maxu",
    "mins",
    "minu",
    "and",
    "or",
    "xor",
    "divs",
    "ceildivs",
    "floordivs",
];
const FLOAT: [&str; 5] = ["absf", "ceil", "floor", "trunc", "roundeven"];
const INT: [&str; 4] = ["absi", "ctlz", "cttz", "ctpop"];
const PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

impl Generator {
    pub(super) fn function_operation(&mut self) {
        let ty = self.scalar();
        match ty {
            "index" => self.index_operation(),
            _ if is_float(ty) && self.random.chance(5) => {
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("math.copysign {a}, {b} : {ty}"), ty);
            }
            _ => {
                let name = if is_float(ty) { FLOAT[self.random.count(5)] } else { INT[self.random.count(4)] };
                let value = self.value(ty);
                self.define(&format!("math.{name} {value} : {ty}"), ty);
            }
        }
    }

    fn index_operation(&mut self) {
        let (a, mut b) = (self.value("index"), self.value("index"));
        if self.random.chance(4) {
            let predicate = PREDICATES[self.random.count(PREDICATES.len())];
            self.define(&format!("index.cmp {predicate}({a}, {b})"), "i1");
            return;
        }
        let name = INDEX[self.random.count(INDEX.len())];
        if name.contains("div") {
            let one = self.define("index.constant 1", "index");
            b = self.define(&format!("index.or {b}, {one}"), "index");
        }
        self.define(&format!("index.{name} {a}, {b}"), "index");
    }
}
