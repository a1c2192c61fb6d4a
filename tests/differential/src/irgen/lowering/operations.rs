//! Operations that compute values.

use super::{FLOATS, Generator, INTEGERS, TYPES, Value};
use crate::irgen::conversions::UNARY;
use crate::irgen::folds::{FLOAT_OPS, INTEGER_OPS};
use std::fmt::Write as _;

/// Operations of `index` on two values.
const INDEX_OPS: [&str; 20] = [
    "add",
    "sub",
    "mul",
    "divs",
    "divu",
    "ceildivs",
    "ceildivu",
    "floordivs",
    "rems",
    "remu",
    "maxs",
    "maxu",
    "mins",
    "minu",
    "shl",
    "shrs",
    "shru",
    "and",
    "or",
    "xor",
];

/// The index of the type `index`.
const INDEX: usize = 5;

impl Generator {
    /// Writes an operation that computes a value.
    pub(super) fn operation(&mut self, scope: &mut Vec<Value>) {
        match self.random.below(if self.has_all_dialects { 12 } else { 6 }) {
            0 | 1 => self.integer_operation(scope),
            2 => self.float_operation(scope),
            3 => self.cast(scope),
            4 => self.constant(scope),
            5 => self.comparison(scope),
            6 | 7 => self.index_operation(scope),
            8 => self.integer_math(scope),
            9 => self.extended(scope),
            _ => self.float_math(scope),
        }
    }

    /// Writes an operation with a result of a type.
    fn result(&mut self, scope: &mut Vec<Value>, ty: usize, text: &str) {
        let name = self.fresh();
        let _ = writeln!(self.out, "  {name} = {text}");
        scope.push((name, ty));
    }

    /// An integer type, or a vector of one.
    fn integer_type(&mut self) -> usize {
        self.random.count(INTEGERS)
    }

    /// A float type, or a vector of one.
    fn float_type(&mut self) -> usize {
        INTEGERS + self.random.count(FLOATS - INTEGERS)
    }

    /// Attributes that the conversion keeps.
    fn attributes(&mut self) -> &'static str {
        self.random.pick(&["", "", "", " {foo.op}"])
    }

    fn integer_operation(&mut self, scope: &mut Vec<Value>) {
        let ty = self.integer_type();
        let (lhs, rhs) = (self.value(scope, ty), self.value(scope, ty));
        let (name, attributes) = (self.random.pick(&INTEGER_OPS), self.attributes());
        let flags = match name {
            "addi" | "subi" | "muli" | "shli" => {
                self.random.pick(&["", "", " overflow<nsw>", " overflow<nsw, nuw>"])
            }
            "divsi" | "divui" | "shrsi" | "shrui" => self.random.pick(&["", "", " exact"]),
            _ => "",
        };
        let text = format!("arith.{name} {lhs}, {rhs}{flags}{attributes} : {}", TYPES[ty]);
        self.result(scope, ty, &text);
    }

    fn fast_math(&mut self) -> &'static str {
        self.random.pick(&["", "", "", " fastmath<nnan,contract>", " fastmath<fast>", " fastmath<reassoc>"])
    }

    fn float_operation(&mut self, scope: &mut Vec<Value>) {
        let ty = self.float_type();
        let (lhs, rhs) = (self.value(scope, ty), self.value(scope, ty));
        let (flags, attributes) = (self.fast_math(), self.attributes());
        let text = if self.random.chance(8) {
            format!("arith.negf {lhs}{flags}{attributes} : {}", TYPES[ty])
        } else {
            let name = self.random.pick(&FLOAT_OPS);
            format!("arith.{name} {lhs}, {rhs}{flags}{attributes} : {}", TYPES[ty])
        };
        self.result(scope, ty, &text);
    }

    /// A cast between scalar types, or between vectors of the same shape.
    fn cast(&mut self, scope: &mut Vec<Value>) {
        const CASTS: [(&str, &str, &str); 30] = [
            ("extsi", "i8", "i32"),
            ("extui", "i1", "i33"),
            ("extsi", "i33", "i64"),
            ("trunci", "i64", "i8"),
            ("trunci", "i32", "i1"),
            ("index_cast", "index", "i32"),
            ("index_cast", "i64", "index"),
            ("index_cast", "i33", "index"),
            ("index_castui", "index", "i8"),
            ("index_castui", "i8", "index"),
            ("sitofp", "i32", "f32"),
            ("uitofp", "i64", "f64"),
            ("sitofp", "vector<4xi32>", "vector<4xf32>"),
            ("uitofp", "vector<2x3xi32>", "vector<2x3xf32>"),
            ("uitofp", "i8", "f8E5M2"),
            ("fptosi", "f64", "i64"),
            ("fptoui", "f16", "i8"),
            ("fptosi", "vector<2x3xf32>", "vector<2x3xi32>"),
            ("fptoui", "f8E5M2", "i32"),
            ("extf", "f32", "f64"),
            ("extf", "bf16", "f32"),
            ("extf", "f8E5M2", "f32"),
            ("truncf", "f64", "f32"),
            ("truncf", "f32", "f8E5M2"),
            ("truncf", "f64", "f16"),
            ("bitcast", "f32", "i32"),
            ("bitcast", "f8E5M2", "i8"),
            ("bitcast", "i64", "f64"),
            ("bitcast", "vector<4xf32>", "vector<4xi32>"),
            ("bitcast", "vector<2x3xi32>", "vector<2x3xf32>"),
        ];
        let (name, from, to) = CASTS[self.random.count(CASTS.len())];
        let position = |text: &str| TYPES.iter().position(|ty| *ty == text);
        let (Some(source), Some(target)) = (position(from), position(to)) else { return };
        let value = self.value(scope, source);
        let flags = match name {
            "trunci" => self.random.pick(&["", "", " overflow<nsw>"]),
            "truncf" => self.random.pick(&["", "", " downward", " to_nearest_even", " toward_zero"]),
            _ => "",
        };
        let fast_math = if matches!(name, "extf" | "truncf") { self.fast_math() } else { "" };
        let attributes = self.attributes();
        let text = format!("arith.{name} {value}{flags}{fast_math}{attributes} : {from} to {to}");
        self.result(scope, target, &text);
    }

    fn constant(&mut self, scope: &mut Vec<Value>) {
        let ty = if self.random.chance(3) { self.float_type() } else { self.integer_type() };
        let text = TYPES[ty];
        let number = match (ty < INTEGERS, text) {
            (true, "i1") => "true",
            (true, _) => self.random.pick(&["0", "1", "-1", "42", "100"]),
            (false, _) => self.random.pick(&["0.0", "1.0", "-2.5"]),
        };
        let constant = if text.starts_with("vector") {
            format!("arith.constant dense<{number}> : {text}")
        } else if text == "i1" {
            "arith.constant true".to_owned()
        } else {
            format!("arith.constant {number} : {text}")
        };
        self.result(scope, ty, &constant);
    }

    /// A comparison of scalars, or a selection.
    fn comparison(&mut self, scope: &mut Vec<Value>) {
        let is_float = self.random.chance(3);
        let ty = if is_float { self.float_type() } else { self.integer_type() };
        let (lhs, rhs) = (self.value(scope, ty), self.value(scope, ty));
        if self.random.chance(3) {
            let condition = self.value(scope, 0);
            let text = format!("arith.select {condition}, {lhs}, {rhs} : {}", TYPES[ty]);
            return self.result(scope, ty, &text);
        }
        let flags = if is_float { self.fast_math() } else { "" };
        let (name, predicate) = if is_float {
            ("cmpf", self.random.pick(&["olt", "une", "ord", "ueq"]))
        } else {
            ("cmpi", self.random.pick(&["slt", "eq", "uge", "ne"]))
        };
        let name = format!("arith.{name} {predicate}, {lhs}, {rhs}{flags} : {}", TYPES[ty]);
        if TYPES[ty].starts_with("vector") {
            // The type of the result is not in the list of types.
            let result = self.fresh();
            let _ = writeln!(self.out, "  {result} = {name}");
        } else {
            self.result(scope, 0, &name);
        }
    }

    fn index_operation(&mut self, scope: &mut Vec<Value>) {
        let (lhs, rhs) = (self.value(scope, INDEX), self.value(scope, INDEX));
        let (text, ty) = match self.random.below(10) {
            0 => ("index.sizeof".to_owned(), INDEX),
            1 => (format!("index.constant {}", self.random.pick(&["0", "-1", "5000000000", "7"])), INDEX),
            2 => (format!("index.cmp {}({lhs}, {rhs})", self.random.pick(&["slt", "ugt", "eq", "ne"])), 0),
            3 => (format!("index.casts {lhs} : index to i64"), 3),
            4 => (format!("index.castu {lhs} : index to i33"), 4),
            5 => {
                let value = self.value(scope, 2);
                (format!("index.{} {value} : i32 to index", self.random.pick(&["casts", "castu"])), INDEX)
            }
            6 => ("index.bool.constant true".to_owned(), 0),
            _ => (format!("index.{} {lhs}, {rhs}{}", self.random.pick(&INDEX_OPS), self.attributes()), INDEX),
        };
        self.result(scope, ty, &text);
    }

    fn integer_math(&mut self, scope: &mut Vec<Value>) {
        let ty = self.integer_type();
        let value = self.value(scope, ty);
        let name = self.random.pick(&["absi", "ctlz", "cttz", "ctpop"]);
        let text = format!("math.{name} {value}{} : {}", self.attributes(), TYPES[ty]);
        self.result(scope, ty, &text);
    }

    fn float_math(&mut self, scope: &mut Vec<Value>) {
        let ty = self.float_type();
        let text = TYPES[ty];
        let (first, second) = (self.value(scope, ty), self.value(scope, ty));
        let (flags, attributes) = (self.fast_math(), self.attributes());
        match self.random.below(8) {
            0 => {
                let name = self.random.pick(&["powf", "copysign", "atan2"]);
                let text = format!("math.{name} {first}, {second}{flags}{attributes} : {text}");
                self.result(scope, ty, &text);
            }
            1 => {
                let text = format!("math.fma {first}, {second}, {first}{flags} : {text}");
                self.result(scope, ty, &text);
            }
            2 => {
                let (sine, cosine) = (self.fresh(), self.fresh());
                let _ = writeln!(self.out, "  {sine}, {cosine} = math.sincos {first}{flags} : {text}");
                scope.extend([(sine, ty), (cosine, ty)]);
            }
            3 if !text.starts_with("vector") => {
                let power = self.value(scope, 2);
                let text = format!("math.fpowi {first}, {power}{flags}{attributes} : {text}, i32");
                self.result(scope, ty, &text);
            }
            _ => {
                let line = |name| format!("math.{name} {first}{flags}{attributes} : {text}");
                if self.random.chance(16) {
                    let (result, line) = (self.fresh(), line(self.random.pick(&["isfinite", "isnan"])));
                    let _ = writeln!(self.out, "  {result} = {line}");
                } else {
                    let line = line(self.random.pick(&UNARY));
                    self.result(scope, ty, &line);
                }
            }
        }
    }

    /// An operation with two results.
    fn extended(&mut self, scope: &mut Vec<Value>) {
        let ty = self.integer_type();
        let (lhs, rhs) = (self.value(scope, ty), self.value(scope, ty));
        let text = TYPES[ty];
        let (first, second) = (self.fresh(), self.fresh());
        let name =
            self.random.pick(&["mulsi_extended", "mului_extended", "mulsi_extended", "addui_extended"]);
        if name == "addui_extended" {
            let ty = if text.starts_with("vector") { 2 } else { ty };
            let (lhs, rhs) = (self.value(scope, ty), self.value(scope, ty));
            let text = TYPES[ty];
            let _ = writeln!(self.out, "  {first}, {second} = arith.{name} {lhs}, {rhs} : {text}, i1");
            scope.extend([(first, ty), (second, 0)]);
        } else {
            let _ = writeln!(self.out, "  {first}, {second} = arith.{name} {lhs}, {rhs} : {text}");
            scope.extend([(first, ty), (second, ty)]);
        }
    }
}
