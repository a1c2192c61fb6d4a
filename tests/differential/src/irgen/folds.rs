//! Random modules with operations that fold: `arith` on constants of all kinds, of scalars, vectors and
//! tensors.

use super::random::Random;

const INTEGERS: [&str; 10] = ["i1", "i7", "i8", "i16", "i32", "i33", "i64", "i65", "i128", "index"];

/// Floats, with their widths.
const FLOATS: [(&str, usize); 12] = [
    ("f16", 16),
    ("bf16", 16),
    ("f32", 32),
    ("f64", 64),
    ("f80", 80),
    ("f128", 128),
    ("tf32", 19),
    ("f8E4M3FN", 8),
    ("f8E5M2", 8),
    ("f8E5M2FNUZ", 8),
    ("f8E4M3B11FNUZ", 8),
    ("f8E3M4", 8),
];

/// The text before and after the element type, and the number of elements; none when it is dynamic.
const SHAPES: [(&str, Option<usize>); 7] = [
    ("vector<4x", Some(4)),
    ("vector<3x", Some(3)),
    ("tensor<2x2x", Some(4)),
    ("vector<9x", Some(9)),
    ("tensor<?x", None),
    ("vector<[4]x", Some(1)),
    ("tensor<0x", Some(0)),
];

/// Operations of `arith` on two integers.
pub(super) const INTEGER_OPS: [&str; 20] = [
    "addi",
    "subi",
    "muli",
    "divui",
    "divsi",
    "ceildivui",
    "ceildivsi",
    "floordivsi",
    "remui",
    "remsi",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrui",
    "shrsi",
    "minsi",
    "minui",
    "maxsi",
    "maxui",
];

/// Operations of `arith` on two floats.
pub(super) const FLOAT_OPS: [&str; 9] =
    ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];

const INTEGER_PREDICATES: [&str; 10] = ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"];

const FLOAT_PREDICATES: [&str; 16] = [
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

const FLAGS: [&str; 8] = [
    "",
    "",
    "",
    " fastmath<nnan>",
    " fastmath<nnan,nsz>",
    " fastmath<fast>",
    " fastmath<contract>",
    " fastmath<reassoc>",
];

/// Casts between types of the same width.
const BITCASTS: [(&str, &str); 12] = [
    ("i16", "f16"),
    ("f16", "i16"),
    ("bf16", "f16"),
    ("f32", "i32"),
    ("i32", "f32"),
    ("f64", "i64"),
    ("i64", "f64"),
    ("i128", "f128"),
    ("f128", "i128"),
    ("i8", "f8E5M2"),
    ("f8E5M2", "f8E4M3FN"),
    ("i32", "i32"),
];

/// The type of a value: an element in a shape, or alone.
#[derive(Clone, PartialEq, Eq)]
struct Ty {
    element: String,
    shape: Option<(&'static str, Option<usize>)>,
}

impl Ty {
    fn text(&self) -> String {
        match self.shape {
            Some((before, _)) => format!("{before}{}>", self.element),
            None => self.element.clone(),
        }
    }

    /// The same shape with another element type.
    fn of(&self, element: &str) -> Ty {
        Ty { element: element.to_owned(), shape: self.shape }
    }
}

struct Generator {
    random: Random,
    lines: Vec<String>,
    arguments: Vec<(String, Ty)>,
    values: Vec<(String, Ty)>,
    next: u32,
}

/// A random module.
#[must_use]
pub fn folds(seed: u64) -> String {
    let mut generator = Generator {
        random: Random::new(seed),
        lines: Vec::new(),
        arguments: Vec::new(),
        values: Vec::new(),
        next: 0,
    };
    for _ in 0..1 + generator.random.count(12) {
        generator.operation();
    }
    generator.finish()
}

impl Generator {
    fn finish(mut self) -> String {
        for _ in 0..6 {
            if !self.values.is_empty() {
                let (name, ty) = self.values.swap_remove(self.random.count(self.values.len()));
                self.lines.push(format!("\"t.use\"({name}) : ({}) -> ()", ty.text()));
            }
        }
        let arguments: Vec<String> =
            self.arguments.iter().map(|(name, ty)| format!("{name}: {}", ty.text())).collect();
        let body: String = self.lines.iter().map(|line| format!("  {line}\n")).collect();
        format!("func.func @f({}) {{\n{body}  return\n}}\n", arguments.join(", "))
    }

    fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn define(&mut self, text: &str, ty: Ty) {
        let name = self.fresh();
        self.lines.push(format!("{name} = {text}"));
        self.values.push((name, ty));
    }

    fn integer_type(&mut self) -> Ty {
        let element = self.random.pick(&INTEGERS).to_owned();
        Ty { element, shape: self.shape() }
    }

    fn float_type(&mut self) -> Ty {
        let (element, _) = FLOATS[self.random.count(FLOATS.len())];
        Ty { element: element.to_owned(), shape: self.shape() }
    }

    fn shape(&mut self) -> Option<(&'static str, Option<usize>)> {
        SHAPES.get(self.random.count(SHAPES.len() + 3)).copied()
    }

    /// A constant's text for one element.
    fn element(&mut self, element: &str) -> String {
        if let Some((_, width)) = FLOATS.iter().find(|(name, _)| *name == element) {
            return self.float(element, *width);
        }
        let width: u32 = element.trim_start_matches('i').parse().unwrap_or(64);
        if width == 1 {
            return self.random.pick(&["true", "false"]).to_owned();
        }
        let bits = width.min(64);
        let (least, most) = (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits));
        let value = match self.random.below(4) {
            0 | 1 => *[0, 1, -1, least, most].get(self.random.count(5)).unwrap_or(&0),
            2 => (self.random.below(21) as i64 - 10).clamp(least, most),
            _ => self.random.word() as i64 >> (64 - bits),
        };
        value.to_string()
    }

    fn float(&mut self, element: &str, width: usize) -> String {
        let special: &[&str] = match element {
            "f16" => &["0x7C00", "0xFC00", "0x7E00", "0x7C01"],
            "bf16" => &["0x7F80", "0xFF80", "0x7FC0"],
            "f32" => &["0x7F800000", "0xFF800000", "0x7FC00000", "0x7F800001"],
            "f64" => &["0x7FF0000000000000", "0xFFF0000000000000", "0x7FF8000000000000"],
            _ => &[],
        };
        match self.random.below(20) {
            0..8 => self
                .random
                .pick(&["0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "-3.25", "1.0e10", "1.0e-3", "3.0"])
                .to_owned(),
            8..11 if !special.is_empty() => self.random.pick(special).to_owned(),
            // Whole digits only, so that no bit exceeds the type's width.
            _ if width.is_multiple_of(4) => format!("0x{}", self.random.hex(width / 4)),
            _ => format!("0x0{}", self.random.hex(width / 4)),
        }
    }

    fn constant(&mut self, ty: &Ty) -> String {
        let text = match ty.shape {
            None => {
                let value = self.element(&ty.element);
                if ty.element == "i1" { value } else { format!("{value} : {}", ty.element) }
            }
            Some((_, None)) => return self.argument(ty),
            Some((_, Some(0))) => format!("dense<> : {}", ty.text()),
            Some((before, Some(count))) => {
                let splat = count == 1 || self.random.chance(2);
                let elements: Vec<String> =
                    (0..if splat { 1 } else { count }).map(|_| self.element(&ty.element)).collect();
                let list = match (splat, before.contains("2x2")) {
                    (true, _) => elements.join(", "),
                    (false, false) => format!("[{}]", elements.join(", ")),
                    (false, true) => {
                        let (first, second) = elements.split_at(2);
                        format!("[[{}], [{}]]", first.join(", "), second.join(", "))
                    }
                };
                format!("dense<{list}> : {}", ty.text())
            }
        };
        let name = self.fresh();
        self.lines.push(format!("{name} = arith.constant {text}"));
        name
    }

    fn argument(&mut self, ty: &Ty) -> String {
        let known = self.arguments.iter().find(|(_, known)| known == ty).map(|(name, _)| name.clone());
        if let Some(name) = known.filter(|_| !self.random.chance(3)) {
            return name;
        }
        let name = format!("%a{}", self.arguments.len());
        self.arguments.push((name.clone(), ty.clone()));
        name
    }

    fn operand(&mut self, ty: &Ty) -> String {
        let fitting: Vec<String> =
            self.values.iter().filter(|(_, known)| known == ty).map(|(name, _)| name.clone()).collect();
        match self.random.below(20) {
            0..11 => self.constant(ty),
            11 => {
                let name = self.fresh();
                self.lines.push(format!("{name} = ub.poison : {}", ty.text()));
                name
            }
            12..16 if !fitting.is_empty() => fitting[self.random.count(fitting.len())].clone(),
            _ => self.argument(ty),
        }
    }

    /// Two operands, sometimes the same one twice.
    fn operands(&mut self, ty: &Ty) -> (String, String) {
        let first = self.operand(ty);
        let second = self.operand(ty);
        if self.random.chance(10) { (first.clone(), first) } else { (first, second) }
    }

    /// An integer type with a static shape. MLIR folds `cmpi` and `xori` of equal operands to a splat for
    /// dynamic shapes, too. It then prints a constant that it cannot read.
    fn shaped_integer_type(&mut self) -> Ty {
        let ty = self.integer_type();
        match ty.shape {
            Some((_, None)) => Ty { element: ty.element, shape: None },
            _ => ty,
        }
    }

    fn operation(&mut self) {
        match self.random.below(15) {
            0..3 => {
                let name = self.random.pick(&INTEGER_OPS);
                let ty = if name == "xori" { self.shaped_integer_type() } else { self.integer_type() };
                let (a, b) = self.operands(&ty);
                self.define(&format!("arith.{name} {a}, {b} : {}", ty.text()), ty);
            }
            3..5 => {
                let ty = self.float_type();
                let (a, b) = self.operands(&ty);
                let (name, flags) = (self.random.pick(&FLOAT_OPS), self.random.pick(&FLAGS));
                self.define(&format!("arith.{name} {a}, {b}{flags} : {}", ty.text()), ty);
            }
            5 => {
                let ty = self.float_type();
                let value = self.operand(&ty);
                self.define(&format!("arith.negf {value} : {}", ty.text()), ty);
            }
            6 => self.extended(),
            7 => {
                let ty = self.shaped_integer_type();
                let (a, b) = self.operands(&ty);
                let predicate = self.random.pick(&INTEGER_PREDICATES);
                self.define(&format!("arith.cmpi {predicate}, {a}, {b} : {}", ty.text()), ty.of("i1"));
            }
            8 => {
                let ty = self.float_type();
                let (a, b) = self.operands(&ty);
                let predicate = self.random.pick(&FLOAT_PREDICATES);
                self.define(&format!("arith.cmpf {predicate}, {a}, {b} : {}", ty.text()), ty.of("i1"));
            }
            9 => self.select(),
            _ => self.cast(),
        }
    }

    /// An operation with two results.
    fn extended(&mut self) {
        let ty = self.integer_type();
        let (a, b) = self.operands(&ty);
        let name = self.random.pick(&["addui_extended", "mulsi_extended", "mului_extended"]);
        let second = if name == "addui_extended" { ty.of("i1") } else { ty.clone() };
        let types = match name {
            "addui_extended" => format!("{}, {}", ty.text(), second.text()),
            _ => ty.text(),
        };
        let result = self.fresh();
        self.lines.push(format!("{result}:2 = arith.{name} {a}, {b} : {types}"));
        self.values.push((format!("{result}#0"), ty));
        self.values.push((format!("{result}#1"), second));
    }

    fn select(&mut self) {
        let ty = if self.random.chance(2) { self.integer_type() } else { self.float_type() };
        let (a, b) = self.operands(&ty);
        let by_element = ty.shape.is_some() && self.random.chance(2);
        let condition_type =
            if by_element { ty.of("i1") } else { Ty { element: "i1".to_owned(), shape: None } };
        let condition = self.operand(&condition_type);
        let types = if by_element { format!("{}, {}", condition_type.text(), ty.text()) } else { ty.text() };
        self.define(&format!("arith.select {condition}, {a}, {b} : {types}"), ty);
    }

    fn cast(&mut self) {
        let (name, from, to) = match self.random.below(5) {
            0 | 1 => self.integer_cast(),
            2 => self.float_cast(),
            3 => {
                let integer = *self.random.pick(&[&"i1", &"i8", &"i32", &"i64", &"i65", &"i128"]);
                let (float, _) = FLOATS[self.random.count(FLOATS.len())];
                match self.random.pick(&["sitofp", "uitofp", "fptosi", "fptoui"]) {
                    name if name.ends_with("fp") => (name.to_owned(), integer, float),
                    name => (name.to_owned(), float, integer),
                }
            }
            _ => {
                let (from, to) = BITCASTS[self.random.count(BITCASTS.len())];
                ("bitcast".to_owned(), from, to)
            }
        };
        let (name, flags) = name.split_once(' ').unwrap_or((&name, ""));
        let from = Ty { element: from.to_owned(), shape: self.shape() };
        let to = from.of(to);
        let value = self.operand(&from);
        let flags = if flags.is_empty() { String::new() } else { format!(" {flags}") };
        self.define(&format!("arith.{name} {value}{flags} : {} to {}", from.text(), to.text()), to);
    }

    fn integer_cast(&mut self) -> (String, &'static str, &'static str) {
        let first = self.random.count(INTEGERS.len() - 2);
        let second = first + 1 + self.random.count(INTEGERS.len() - 2 - first);
        let (narrow, wide) = (INTEGERS[first], INTEGERS[second]);
        let (name, from, to) = match self.random.below(7) {
            0 => ("extui", narrow, wide),
            1 => ("extsi", narrow, wide),
            2 => ("trunci", wide, narrow),
            3 => ("index_cast", narrow, "index"),
            4 => ("index_castui", narrow, "index"),
            5 => ("index_cast", "index", wide),
            _ => ("index_castui", "index", narrow),
        };
        (name.to_owned(), from, to)
    }

    /// A cast between floats of different widths: its name with its flags, and the types.
    fn float_cast(&mut self) -> (String, &'static str, &'static str) {
        loop {
            let (from, to) =
                (FLOATS[self.random.count(FLOATS.len())], FLOATS[self.random.count(FLOATS.len())]);
            if from.1 == to.1 {
                continue;
            }
            let name = if from.1 < to.1 {
                self.random.pick(&["extf", "extf fastmath<contract>", "extf fastmath<fast>"])
            } else {
                let modes = &[
                    "truncf",
                    "truncf downward",
                    "truncf upward",
                    "truncf toward_zero",
                    "truncf to_nearest_away",
                    "truncf to_nearest_even",
                    "truncf fastmath<contract>",
                ];
                self.random.pick(modes)
            };
            return (name.to_owned(), from.0, to.0);
        }
    }
}
