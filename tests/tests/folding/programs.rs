//! Random programs of arith, as text.

use std::fmt::Write as _;

use differential::irgen::random::Random;

use super::float::{FORMATS, Format, Number};

/// Picks one of several choices.
fn pick<T: Copy>(random: &mut Random, choices: &[T]) -> T {
    choices[random.count(choices.len())]
}

/// 128 random bits.
fn wide(random: &mut Random) -> u128 {
    u128::from(random.word()) << 64 | u128::from(random.word())
}

/// The type of a value in a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ty {
    Integer(u32),
    Index,
    Float(Format),
}

impl Ty {
    fn text(self) -> String {
        match self {
            Ty::Integer(width) => format!("i{width}"),
            Ty::Index => "index".to_owned(),
            Ty::Float(format) => format.name.to_owned(),
        }
    }

    fn width(self) -> u32 {
        match self {
            Ty::Integer(width) => width,
            Ty::Index => 64,
            Ty::Float(format) => format.width(),
        }
    }
}

/// Powers of two and other widths.
const WIDTHS: [u32; 18] = [1, 2, 3, 4, 5, 7, 8, 13, 16, 31, 32, 33, 63, 64, 65, 100, 127, 128];

const INTEGER_OPS: [&str; 20] = [
    "addi",
    "subi",
    "muli",
    "divsi",
    "divui",
    "remsi",
    "remui",
    "ceildivsi",
    "ceildivui",
    "floordivsi",
    "andi",
    "ori",
    "xori",
    "shli",
    "shrsi",
    "shrui",
    "maxsi",
    "minsi",
    "maxui",
    "minui",
];

const FLOAT_OPS: [&str; 9] =
    ["addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "maxnumf", "minnumf"];

/// A program: a text, and values for the arguments of its only block for several runs.
pub(crate) struct Program {
    pub(crate) text: String,
    pub(crate) runs: Vec<Vec<u128>>,
}

struct Writer {
    random: Random,
    body: String,
    values: Vec<(String, Ty)>,
    arguments: Vec<Ty>,
    next: usize,
}

/// The program of a seed. Half of the programs have no arguments, so that all operations can be folded.
pub(crate) fn program(seed: u64) -> Program {
    let mut writer = Writer {
        random: Random::new(seed),
        body: String::new(),
        values: Vec::new(),
        arguments: Vec::new(),
        next: 0,
    };
    let mut ty = writer.any_type();
    let has_arguments = seed % 2 == 1;
    if has_arguments {
        for _ in 0..3 {
            let index = writer.arguments.len();
            writer.values.push((format!("%arg{index}"), ty));
            writer.arguments.push(ty);
        }
    }
    let mut last = String::new();
    for _ in 0..1 + writer.random.count(8) {
        (last, ty) = writer.step(ty);
    }
    let mut header = String::new();
    for (index, ty) in writer.arguments.iter().enumerate() {
        let _ = write!(header, "{}%arg{index}: {}", if index > 0 { ", " } else { "" }, ty.text());
    }
    let text = format!(
        "\"u.func\"() ({{\n^bb0({header}):\n{}  \"u.use\"({last}) : ({}) -> ()\n}}) : () -> ()\n",
        writer.body,
        ty.text()
    );
    let arguments = writer.arguments.clone();
    let runs = if has_arguments { 6 } else { 1 };
    let runs = (0..runs).map(|_| arguments.iter().map(|ty| writer.bits(*ty)).collect()).collect();
    Program { text, runs }
}

impl Writer {
    fn any_type(&mut self) -> Ty {
        match self.random.count(9) {
            0 => Ty::Index,
            1..=4 => Ty::Integer(pick(&mut self.random, &WIDTHS)),
            _ => Ty::Float(pick(&mut self.random, &FORMATS)),
        }
    }

    /// Bits of a type, often at the limits of its range.
    fn bits(&mut self, ty: Ty) -> u128 {
        let width = ty.width();
        let mask = if width == 128 { u128::MAX } else { (1 << width) - 1 };
        let special = self.random.count(2) == 0;
        match ty {
            Ty::Integer(_) | Ty::Index if special => {
                let high = 1 << (width - 1);
                pick(&mut self.random, &[0, 1, 2, 3, mask, mask - 1, high, high - 1, high + 1, 7]) & mask
            }
            Ty::Integer(_) | Ty::Index => wide(&mut self.random) >> self.random.count(128) & mask,
            Ty::Float(format) if special => {
                let negative = self.random.count(2) == 0;
                let finite = |mantissa, exponent| Number::Finite { negative, mantissa, exponent };
                let least = 1 << self.random.count(2);
                let number = pick(
                    &mut self.random,
                    &[
                        Number::Nan,
                        Number::Infinity { negative },
                        finite(0, 0),
                        finite(1, 0),
                        finite(2, 0),
                        finite(3, -1),
                    ],
                );
                match self.random.count(5) {
                    // The least numbers, which are denormal, and the greatest ones.
                    0 => least,
                    1 => format.encode(Number::Infinity { negative: false }).wrapping_sub(1) & mask >> 1,
                    _ => format.encode(number),
                }
            }
            Ty::Float(format) => {
                let bits = wide(&mut self.random) & mask;
                // Some bits of f80 have no meaning. Encoding normalizes them.
                format.encode(format.decode(bits | if format.name == "f80" { 1 << 63 } else { 0 }))
            }
        }
    }

    /// A value of a type: one in scope, or a new constant.
    fn value(&mut self, ty: Ty) -> String {
        let there: Vec<usize> = (0..self.values.len()).filter(|index| self.values[*index].1 == ty).collect();
        if !there.is_empty() && self.random.count(3) > 0 {
            let index = pick(&mut self.random, &there);
            return self.values[index].0.clone();
        }
        let bits = self.bits(ty);
        let width = ty.width();
        let value = match ty {
            Ty::Float(_) => format!("0x{bits:0digits$X}", digits = width.div_ceil(4) as usize),
            // One bit is written in its printed form.
            Ty::Integer(1) => (if bits == 1 { "-1" } else { "0" }).to_owned(),
            _ if bits >> (width - 1) & 1 == 1 => format!("-{}", (bits ^ mask(width)).wrapping_add(1)),
            _ => bits.to_string(),
        };
        self.op(
            &format!("\"arith.constant\"() <{{value = {value} : {}}}> : () -> {}", ty.text(), ty.text()),
            ty,
        )
    }

    /// Writes an operation with one result.
    fn op(&mut self, text: &str, ty: Ty) -> String {
        let name = format!("%{}", self.next);
        self.next += 1;
        let _ = writeln!(self.body, "  {name} = {text}");
        self.values.push((name.clone(), ty));
        name
    }

    /// An operation on values of a type; returns its result.
    fn step(&mut self, ty: Ty) -> (String, Ty) {
        let text = ty.text();
        match self.random.count(10) {
            0 => return self.conversion(ty),
            1 => {
                let (a, b) = (self.value(ty), self.value(ty));
                let (name, count) = if matches!(ty, Ty::Float(_)) { ("cmpf", 16) } else { ("cmpi", 10) };
                let predicate = self.random.count(count);
                let flags = if name == "cmpf" { ", fastmath = #arith.fastmath<none>" } else { "" };
                let condition = self.op(
                    &format!(
                        "\"arith.{name}\"({a}, {b}) <{{predicate = {predicate} : i64{flags}}}> : ({text}, {text}) -> i1"
                    ),
                    Ty::Integer(1),
                );
                let (a, b) = (self.value(ty), self.value(ty));
                let select =
                    format!("\"arith.select\"({condition}, {a}, {b}) : (i1, {text}, {text}) -> {text}");
                return (self.op(&select, ty), ty);
            }
            _ => {}
        }
        let a = self.value(ty);
        let (name, operands) = match ty {
            Ty::Float(_) if self.random.count(8) == 0 => ("negf", vec![a]),
            Ty::Float(_) => (pick(&mut self.random, &FLOAT_OPS), vec![a, self.value(ty)]),
            _ => (pick(&mut self.random, &INTEGER_OPS), vec![a, self.value(ty)]),
        };
        let property = match name {
            "addi" | "subi" | "muli" | "shli" => {
                let flags = pick(&mut self.random, &["none", "none", "nsw", "nuw", "nsw, nuw"]);
                format!(" <{{overflowFlags = #arith.overflow<{flags}>}}>")
            }
            _ if matches!(ty, Ty::Float(_)) => " <{fastmath = #arith.fastmath<none>}>".to_owned(),
            _ => String::new(),
        };
        let types = vec![text.clone(); operands.len()].join(", ");
        let op = format!("\"arith.{name}\"({}){property} : ({types}) -> {text}", operands.join(", "));
        (self.op(&op, ty), ty)
    }

    /// A conversion of a value to another type.
    fn conversion(&mut self, from: Ty) -> (String, Ty) {
        let to = self.any_type();
        let (a, b) = (from.width(), to.width());
        let unsigned = self.random.count(2) == 0;
        let name = match (from, to) {
            (Ty::Integer(_), Ty::Integer(_)) if a < b => {
                if unsigned {
                    "extui"
                } else {
                    "extsi"
                }
            }
            (Ty::Integer(_), Ty::Integer(_)) if a > b => "trunci",
            (Ty::Integer(_), Ty::Index) | (Ty::Index, Ty::Integer(_)) => {
                if unsigned {
                    "index_castui"
                } else {
                    "index_cast"
                }
            }
            (Ty::Integer(_), Ty::Float(_)) if a == b && self.random.count(2) == 0 => "bitcast",
            (Ty::Integer(_), Ty::Float(_)) => {
                if unsigned {
                    "uitofp"
                } else {
                    "sitofp"
                }
            }
            (Ty::Float(_), Ty::Integer(_)) => {
                if unsigned {
                    "fptoui"
                } else {
                    "fptosi"
                }
            }
            (Ty::Float(_), Ty::Float(_)) if a < b => "extf",
            (Ty::Float(_), Ty::Float(_)) if a > b => "truncf",
            _ => return (self.value(from), from),
        };
        let value = self.value(from);
        let property = match name {
            "trunci" => {
                let flags = pick(&mut self.random, &["none", "none", "nsw", "nuw"]);
                format!(" <{{overflowFlags = #arith.overflow<{flags}>}}>")
            }
            "extf" | "truncf" => " <{fastmath = #arith.fastmath<none>}>".to_owned(),
            _ => String::new(),
        };
        let op = format!("\"arith.{name}\"({value}){property} : ({}) -> {}", from.text(), to.text());
        (self.op(&op, to), to)
    }
}

fn mask(width: u32) -> u128 {
    if width == 128 { u128::MAX } else { (1 << width) - 1 }
}
