//! Operations of `arith` in custom form, valid and invalid.

use std::fmt::Write;

const INTEGERS: [&str; 6] = ["i1", "i32", "index", "vector<4xi8>", "tensor<?x2xi64>", "vector<[4]xindex>"];
const FLOATS: [&str; 6] = ["f16", "f32", "f64", "bf16", "vector<2x3xf64>", "tensor<*xf32>"];

/// Flags of integers, of floats, and of operations without any.
const OVERFLOW: [&str; 4] = ["", " overflow<nsw>", " overflow<nsw, nuw>", " overflow<none>"];
const EXACT: [&str; 2] = ["", " exact"];
const FASTMATH: [&str; 4] = ["", " fastmath<fast>", " fastmath<nnan,ninf>", " fastmath<none>"];
const ROUNDING: [&str; 3] = ["", " to_nearest_even", " toward_zero"];
const NONE: [&str; 1] = [""];

/// Binary operations with their flags.
const BINARY: [(&str, &[&str]); 24] = [
    ("addi", &OVERFLOW),
    ("subi", &OVERFLOW),
    ("muli", &OVERFLOW),
    ("shli", &OVERFLOW),
    ("shrsi", &EXACT),
    ("shrui", &EXACT),
    ("divsi", &EXACT),
    ("divui", &EXACT),
    ("andi", &NONE),
    ("ori", &NONE),
    ("xori", &NONE),
    ("remsi", &NONE),
    ("ceildivsi", &NONE),
    ("minsi", &NONE),
    ("addui_extended", &NONE),
    ("mului_extended", &NONE),
    ("addf", &FASTMATH),
    ("subf", &FASTMATH),
    ("mulf", &FASTMATH),
    ("divf", &FASTMATH),
    ("maximumf", &FASTMATH),
    ("minnumf", &FASTMATH),
    ("remf", &FASTMATH),
    ("cmpf", &FASTMATH),
];

/// Casts from one type to another, with their flags.
const CASTS: [(&str, &str, &str, &[&str]); 9] = [
    ("extf", "f32", "f64", &FASTMATH),
    ("truncf", "f64", "f32", &ROUNDING),
    ("extsi", "i32", "i64", &NONE),
    ("trunci", "i32", "i8", &OVERFLOW),
    ("sitofp", "i32", "f32", &NONE),
    ("fptoui", "f32", "i8", &NONE),
    ("index_cast", "i32", "index", &NONE),
    ("bitcast", "f32", "i32", &NONE),
    ("negf", "f32", "", &FASTMATH),
];

/// Dictionaries of attributes.
const ATTRIBUTES: [&str; 4] = ["", " {x}", " {a.b = 1 : i8, y = \"s\"}", " {z = [2, f32]}"];

/// The value of a type.
fn value(ty: &str) -> String {
    let position = INTEGERS.iter().chain(&FLOATS).position(|known| *known == ty).unwrap_or(0);
    format!("%v#{position}")
}

/// The definition of the values.
pub(crate) fn values() -> String {
    let types = INTEGERS.iter().chain(&FLOATS).copied().collect::<Vec<_>>().join(", ");
    let count = INTEGERS.len() + FLOATS.len();
    format!("%v:{count} = \"t.v\"() : () -> ({types})\n")
}

/// One line for each combination of an operation, flags, attributes and types.
pub(crate) fn right() -> Vec<String> {
    let mut lines = Vec::new();
    for (name, flags) in BINARY {
        let types: &[&str] = if name.ends_with('f') { &FLOATS } else { &INTEGERS };
        for (flag, attributes) in
            flags.iter().flat_map(|flag| ATTRIBUTES.map(|attributes| (flag, attributes)))
        {
            lines.extend(types.iter().filter_map(|ty| binary(name, flag, attributes, ty)));
        }
    }
    for predicate in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge", "\"eq\""] {
        lines.extend(INTEGERS.map(|ty| format!("arith.cmpi {predicate}, {0}, {0} : {ty}", value(ty))));
    }
    for (name, from, to, flags) in CASTS {
        for (flag, attributes) in
            flags.iter().flat_map(|flag| ATTRIBUTES.map(|attributes| (flag, attributes)))
        {
            let to = if to.is_empty() { String::new() } else { format!(" to {to}") };
            lines.push(format!("arith.{name} {}{flag}{attributes} : {from}{to}", value(from)));
        }
    }
    for (ty, literal) in [
        ("i1", "true"),
        ("i32", "-5"),
        ("index", "7"),
        ("f32", "1.5"),
        ("f16", "0x7E00"),
        ("vector<4xi8>", "dense<3>"),
        ("vector<2x3xf64>", "dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>"),
    ] {
        let ty = if ty == "i1" { String::new() } else { format!(" : {ty}") };
        lines.extend(ATTRIBUTES.map(|attributes| format!("arith.constant{attributes} {literal}{ty}")));
    }
    for ty in ["i32", "f32", "vector<4xi8>"] {
        lines.extend(
            ATTRIBUTES.map(|attributes| format!("arith.select %v#0, {0}, {0}{attributes} : {ty}", value(ty))),
        );
    }
    lines
}

fn binary(name: &str, flag: &str, attributes: &str, ty: &str) -> Option<String> {
    let value = value(ty);
    let shape = ty.rsplit_once('x').map_or("", |(shape, _)| shape);
    let condition = if shape.is_empty() { "i1".to_owned() } else { format!("{shape}xi1>") };
    let line = match name {
        "addui_extended" => format!("arith.{name} {value}, {value}{attributes} : {ty}, {condition}"),
        "cmpf" => format!("arith.{name} olt, {value}, {value}{flag}{attributes} : {ty}"),
        _ => format!("arith.{name} {value}, {value}{flag}{attributes} : {ty}"),
    };
    let is_index = ty.ends_with("index") || ty.ends_with("index>");
    (name != "addui_extended" || !is_index).then_some(line)
}

/// Lines with one token omitted, duplicated or replaced by another.
pub(crate) fn wrong() -> Vec<String> {
    let bases = [
        "arith.addi %v#1, %v#1 overflow<nsw, nuw> {x = 1 : i32} : i32",
        "arith.cmpi slt, %v#1, %v#1 {x} : i32",
        "arith.cmpf oeq, %v#7, %v#7 fastmath<nnan> : f32",
        "arith.extf %v#7 fastmath<fast> : f32 to f64",
        "arith.truncf %v#7 to_nearest_even fastmath<nnan> : f32 to f16",
        "arith.constant {x} 5 : i32",
        "arith.addui_extended %v#1, %v#1 : i32, i1",
        "arith.select %v#0, %v#1, %v#1 : i32",
        "arith.divsi %v#1, %v#1 exact : i32",
    ];
    let others = [
        "",
        "%v#1",
        ",",
        ":",
        "nope",
        "<",
        ">",
        "{",
        "}",
        "i64",
        "tensor<2xi32>",
        "to",
        "5",
        "\"eq\"",
        "#arith.overflow<nsw>",
        "(",
    ];
    let mut lines = Vec::new();
    for base in bases {
        let tokens = tokens(base);
        for at in 1..tokens.len() {
            for other in others {
                let mut changed = tokens.clone();
                other.clone_into(&mut changed[at]);
                lines.push(changed.join(" "));
            }
            let mut doubled = tokens.clone();
            doubled.insert(at, tokens[at].clone());
            lines.push(doubled.join(" "));
            lines.push(tokens[..at].join(" "));
        }
    }
    lines
}

/// The tokens of a line. Each punctuation character is a token.
fn tokens(line: &str) -> Vec<String> {
    let mut spaced = String::new();
    for c in line.chars() {
        let _ = match c {
            ',' | '<' | '>' | '{' | '}' | ':' | '=' => write!(spaced, " {c} "),
            _ => write!(spaced, "{c}"),
        };
    }
    spaced.split_whitespace().map(str::to_owned).collect()
}
