//! Mutated inputs.

use crate::irgen::random::Random;

/// Longest input in bytes.
const MAX_BYTES: usize = 8 * 1024;

/// Chunks of the definitions' language. Mutation inserts them at random positions.
const RECORD_PIECES: &[&str] = &[
    "class ",
    "def ",
    "defm ",
    "multiclass ",
    "foreach ",
    "let ",
    "in ",
    "if ",
    "then ",
    "else ",
    "defvar ",
    "defset ",
    "deftype ",
    "assert ",
    "dump ",
    "field ",
    "include \"inc.td\"\n",
    "include \"main.td\"\n",
    "int ",
    "string ",
    "bit ",
    "bits<4> ",
    "bits<65> ",
    "list<int> ",
    "dag ",
    "code ",
    "list<",
    "?",
    "NAME",
    "true",
    "false",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    ";",
    ":",
    ",",
    "=",
    "#",
    "...",
    "-",
    ".",
    "$x",
    "\"",
    "\\\"",
    "[{",
    "}]",
    "/*",
    "*/",
    "//",
    "\n",
    "\n#define X\n",
    "\n#ifdef X\n",
    "\n#ifndef INC\n",
    "\n#else\n",
    "\n#endif\n",
    "!if(",
    "!cond(",
    "!foreach(x, ",
    "!foldl(0, ",
    "!filter(x, ",
    "!cast<int>(",
    "!cast<string>(",
    "!cast<A>(",
    "!isa<A>(",
    "!exists<A>(",
    "!add(",
    "!sub(",
    "!mul(",
    "!div(",
    "!shl(",
    "!srl(",
    "!sra(",
    "!and(",
    "!or(",
    "!xor(",
    "!not(",
    "!logtwo(",
    "!eq(",
    "!lt(",
    "!head(",
    "!tail(",
    "!size(",
    "!empty(",
    "!range(",
    "!listsplat(",
    "!listconcat(",
    "!listflatten(",
    "!listremove(",
    "!strconcat(",
    "!interleave(",
    "!substr(",
    "!find(",
    "!subst(",
    "!tolower(",
    "!match(",
    "!repr(",
    "!dag(",
    "!con(",
    "!getdagop(",
    "!setdagop(",
    "!getdagarg<int>(",
    "!setdagarg(",
    "!getdagname(",
    "!setdagname(",
    "!instances<A>(",
    "!initialized(",
    "0",
    "1",
    "-1",
    "63",
    "64",
    "65536",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "99999999999999999999",
    "0x",
    "0xFFFFFFFFFFFFFFFF",
    "0b1",
    "A",
    "A<1>",
    "B",
    "x",
    "D",
    "\u{0}",
    "\u{fc}",
    "\r\n",
];

/// Chunks of the IR's text.
const IR_PIECES: &[&str] = &[
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "<{",
    "}>",
    ",",
    ":",
    "::",
    "->",
    "=",
    "==",
    ">=",
    "-",
    "+",
    "*",
    "?",
    "x",
    "_",
    "%0",
    "%0:2",
    "%0#1",
    "%arg0",
    "^bb0",
    "^bb1:",
    "@f",
    "@\"a b\"",
    "#a",
    "#loc1",
    "#map = ",
    "!t",
    "!d.t",
    "!d<\"x\">",
    "#d.a<[x]>",
    "\"t.op\"",
    "\"",
    "\\",
    "\\0A",
    "//",
    "// -----\n",
    "{-#",
    "#-}",
    "dialect_resources: {",
    "loc(",
    "fused<",
    "callsite(",
    " at ",
    " to ",
    "unknown",
    "dense<",
    "dense_resource<",
    "sparse<",
    "array<i32: ",
    "affine_map<(d0)[s0] -> (",
    "affine_set<(d0) : (",
    "floordiv",
    "mod",
    "strided<[",
    "distinct[0]<",
    "tensor<",
    "vector<",
    "memref<",
    "tuple<",
    "complex<",
    "index",
    "none",
    "i1",
    "si7",
    "i16777215",
    "i16777216",
    "f8E8M0FNU",
    "bf16",
    "f80",
    "true",
    "unit",
    "module",
    "builtin.module",
    "builtin.unrealized_conversion_cast",
    "0",
    "1",
    "-1",
    "0x",
    "0xFF",
    "1.0",
    "1.0e999",
    "9223372036854775807",
    "99999999999999999999",
    "\u{0}",
    "\u{fc}",
    "\r\n",
];

/// The chunks for a target.
#[must_use]
pub fn pieces(target: &str) -> &'static [&'static str] {
    if target == "ir" { IR_PIECES } else { RECORD_PIECES }
}

/// Creates inputs from seeds. An input depends on the seeds and its number only.
#[derive(Debug)]
pub struct Mutator {
    seeds: Vec<Vec<u8>>,
    pieces: &'static [&'static str],
}

impl Mutator {
    /// A mutator that inserts these chunks into these seeds.
    #[must_use]
    pub fn new(mut seeds: Vec<Vec<u8>>, pieces: &'static [&'static str]) -> Mutator {
        seeds.push(Vec::new());
        Mutator { seeds, pieces }
    }

    /// The input of a number.
    #[must_use]
    pub fn input(&self, number: u64) -> Vec<u8> {
        let mut random = Random::new(number);
        let mut bytes = self.seeds[random.count(self.seeds.len())].clone();
        for _ in 0..=random.count(6) {
            self.change(&mut bytes, &mut random);
        }
        bytes.truncate(MAX_BYTES);
        bytes
    }

    fn change(&self, bytes: &mut Vec<u8>, random: &mut Random) {
        let at = random.count(bytes.len() + 1);
        let longest = if random.chance(4) { 200 } else { 12 };
        let end = (at + random.count(longest)).min(bytes.len());
        match random.below(12) {
            0 => drop(bytes.drain(at..end)),
            1 => {
                let copy = bytes[at..end].to_vec();
                bytes.splice(at..at, copy);
            }
            2 => {
                let moved: Vec<u8> = bytes.drain(at..end).collect();
                let to = random.count(bytes.len() + 1);
                bytes.splice(to..to, moved);
            }
            3 => {
                let other = &self.seeds[random.count(self.seeds.len())];
                let from = random.count(other.len() + 1);
                let to = (from + random.count(300)).min(other.len());
                bytes.splice(at..end, other[from..to].iter().copied());
            }
            4 if random.chance(8) => bytes.truncate(at),
            4 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = random.word() as u8;
                }
            }
            5 if random.chance(4) => {
                let piece = random.pick(self.pieces).repeat(1 + random.count(600));
                bytes.splice(at..at, piece.into_bytes());
            }
            5 | 6 => replace_word(bytes, at, random.pick(self.pieces)),
            7 => swap_words(bytes, at, random),
            8 => {
                let number = random.integer().to_string();
                replace_word(bytes, at, &number);
            }
            9 => drop(bytes.splice(at..end, random.pick(self.pieces).bytes())),
            _ => drop(bytes.splice(at..at, random.pick(self.pieces).bytes())),
        }
    }
}

/// The word at a position or after it; empty at the end.
fn word_at(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let start = bytes[at..].iter().position(is_part).map_or(bytes.len(), |offset| at + offset);
    let length = bytes[start..].iter().take_while(|byte| is_part(byte)).count();
    start..start + length
}

fn replace_word(bytes: &mut Vec<u8>, at: usize, by: &str) {
    bytes.splice(word_at(bytes, at), by.bytes());
}

fn swap_words(bytes: &mut Vec<u8>, at: usize, random: &mut Random) {
    let first = word_at(bytes, at);
    let second = word_at(bytes, random.count(bytes.len() + 1));
    let (first, second) = if first.start <= second.start { (first, second) } else { (second, first) };
    if first.end <= second.start {
        let (left, right) = (bytes[first.clone()].to_vec(), bytes[second.clone()].to_vec());
        bytes.splice(second, left);
        bytes.splice(first, right);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_depend_on_their_number_only() {
        let mutator = Mutator::new(vec![b"def A : B<1> { int x = 2; }".to_vec()], RECORD_PIECES);
        let inputs: Vec<Vec<u8>> = (0..500).map(|index| mutator.input(index)).collect();
        assert_eq!(inputs[17], mutator.input(17));
        let mut different = inputs.clone();
        different.sort();
        different.dedup();
        assert!(different.len() > 400, "only {} of 500 inputs differ", different.len());
        assert!(inputs.iter().all(|input| input.len() <= MAX_BYTES));
    }
}
