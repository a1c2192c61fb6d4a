//! Known differences that remain, each with its reason.

use super::corpus::Corpus;
use super::kinds::differing_lines;
use super::tokens::tokens;
use crate::tools::Outcome;

/// A known difference.
struct Excused {
    /// Words that the mutant contains.
    words: &'static [&'static str],
    /// A word that one tool prints more often than the other, and that tool.
    printed_more: Option<(&'static str, By)>,
    /// Words of our message; none when we accept the mutant.
    refused: Option<&'static str>,
    /// Words of the peer's message. Without any, the peer accepts the mutant, or has any outcome if we refuse
    /// it.
    peer_refuses: Option<&'static str>,
    reason: &'static str,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    Us,
    Peer,
}

const EXCUSED: &[Excused] = &[
    Excused {
        words: &["affine.linearize_index", "disjoint"],
        printed_more: None,
        refused: None,
        peer_refuses: None,
        reason: "the peer keeps 'disjoint' of the attribute dictionary as a discardable attribute beside the property",
    },
    Excused {
        words: &["affine", " mod "],
        printed_more: None,
        refused: None,
        peer_refuses: None,
        reason: "the peer takes a wrong least value of 'x mod c' for the bounds of affine loops",
    },
    Excused {
        words: &["<", "(", ","],
        printed_more: None,
        refused: Some("elements, but type expected"),
        peer_refuses: None,
        reason: "for pairs as elements of a type that is not complex, the peer drops numbers or reads memory behind them",
    },
    Excused {
        words: &["tensor<*x", "_shape"],
        printed_more: None,
        refused: Some("expected types with a rank"),
        peer_refuses: None,
        reason: "the peer reads a shape of unranked tensors, which is whatever stands in memory",
    },
    Excused {
        words: &["-9223372036854775808"],
        printed_more: Some(("-9223372036854775808", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer takes the least number of a list for a value, and reads the operand behind the list's own ones",
    },
    Excused {
        words: &["scf.forall"],
        printed_more: Some(("ub.poison", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's remove-dead-values makes poison of a used result of scf.forall that no iteration writes",
    },
    Excused {
        words: &["tensor.concat", "dim"],
        printed_more: None,
        refused: Some("concatenation dim must be less than the tensor rank"),
        peer_refuses: None,
        reason: "the peer accepts negative dimensions, and crashes at most of them",
    },
    Excused {
        words: &["scf.index_switch", "9223372036854775807"],
        printed_more: None,
        refused: None,
        peer_refuses: Some("has duplicate case value: 9223372036854775807"),
        reason: "the greatest case is always a duplicate for the peer, whose set of cases marks free entries with it",
    },
    Excused {
        words: &["e400", "FN"],
        printed_more: None,
        refused: None,
        peer_refuses: None,
        reason: "the peer makes infinities of types that have none, and prints their bits",
    },
    Excused {
        words: &["arith.ceildivui", "tensor<?x"],
        printed_more: None,
        refused: Some(""),
        peer_refuses: None,
        reason: "the peer's arith-expand makes constants of types without a static shape, which it does not read",
    },
    Excused {
        words: &["arith.ceildivsi", "tensor<?x"],
        printed_more: None,
        refused: Some(""),
        peer_refuses: None,
        reason: "the peer's arith-expand makes constants of types without a static shape, which it does not read",
    },
    Excused {
        words: &["arith.floordivsi", "tensor<?x"],
        printed_more: None,
        refused: Some(""),
        peer_refuses: None,
        reason: "the peer's arith-expand makes constants of types without a static shape, which it does not read",
    },
    Excused {
        words: &["scf.while", "index"],
        printed_more: Some(("} while {", By::Us)),
        refused: None,
        peer_refuses: Some(""),
        reason: "the peer's convert-scf-to-emitc assigns the values of type index that a loop carries without converting them",
    },
    Excused {
        words: &["arith.floordivsi"],
        printed_more: Some(("18446744073709551615", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer expands quotients of more than 64 bits that it rounds down by adding 2^64 - 1 instead of -1",
    },
    Excused {
        words: &["affine.parallel"],
        printed_more: Some((" floordiv 0", By::Us)),
        refused: None,
        peer_refuses: Some(""),
        reason: "the peer's lower-affine converts the end of a loop that stays, as its bounds divide by zero, and refuses the result",
    },
    Excused {
        words: &["affine.parallel"],
        printed_more: Some((" ceildiv 0", By::Us)),
        refused: None,
        peer_refuses: Some(""),
        reason: "the peer's lower-affine converts the end of a loop that stays, as its bounds divide by zero, and refuses the result",
    },
    Excused {
        words: &["affine.parallel"],
        printed_more: Some((" mod 0", By::Us)),
        refused: None,
        peer_refuses: Some(""),
        reason: "the peer's lower-affine converts the end of a loop that stays, as its bounds divide by zero, and refuses the result",
    },
    Excused {
        words: &["scf.index_switch"],
        printed_more: Some(("index to i64", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's convert-scf-to-cf compares 32 bits of an index",
    },
    Excused {
        words: &["scf.index_switch"],
        printed_more: Some((": i32, ^bb", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's convert-scf-to-cf compares 32 bits of an index",
    },
    Excused {
        words: &["cf.switch", "i64"],
        printed_more: Some(("184467", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer prints negative cases of 64 bits as numbers that it does not read",
    },
    Excused {
        words: &["index.cmp", "index.sub"],
        printed_more: Some(("index.sub", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer compares the operands of a difference, which wraps",
    },
    Excused {
        words: &["arith.index_cast"],
        printed_more: Some(("arith.index_cast", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer removes casts of indices through narrow integers",
    },
    Excused {
        words: &["overflow<"],
        printed_more: Some(("overflow<", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer keeps overflow flags of merged operations that need not hold",
    },
    Excused {
        words: &["arith.truncf", "itofp"],
        printed_more: Some(("arith.truncf", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer merges conversions of integers to floats that round twice",
    },
    Excused {
        words: &["complex.add"],
        printed_more: Some(("complex.add", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.sub"],
        printed_more: Some(("complex.sub", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.mul"],
        printed_more: Some(("complex.mul", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.div"],
        printed_more: Some(("complex.div", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.exp"],
        printed_more: Some(("complex.exp", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.log"],
        printed_more: Some(("complex.log", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.add", "complex.sub"],
        printed_more: Some(("llvm.fadd", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.add", "complex.sub"],
        printed_more: Some(("llvm.fsub", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.exp", "complex.log"],
        printed_more: Some(("call @c", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.exp", "complex.log"],
        printed_more: None,
        refused: Some(""),
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.constant", "complex.sub"],
        printed_more: Some(("llvm.fsub", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.constant", "complex.add"],
        printed_more: Some(("llvm.fadd", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.constant", "complex.mul"],
        printed_more: Some(("llvm.fmul", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["complex.constant", "complex.div"],
        printed_more: Some(("llvm.fdiv", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's folds of complex numbers ignore signed zeros, infinities and rounding",
    },
    Excused {
        words: &["affine.for", "call @"],
        printed_more: Some(("affine.for", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer moves loops over calls that may access their memory, and loops on memory with another name",
    },
    Excused {
        words: &["affine.for", "memref.cast"],
        printed_more: Some(("affine.for", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer moves loops over calls that may access their memory, and loops on memory with another name",
    },
    Excused {
        words: &["affine.for", "memref.cast"],
        printed_more: Some(("affine.for", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer tiles loops whose iterations depend on each other through another name of a memref",
    },
    Excused {
        words: &["vector.extract", "vector.insert"],
        printed_more: Some(("llvm.insertelement", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer keeps insertions that rebuild a vector from its own elements",
    },
    Excused {
        words: &["vector.extract", "vector.insert"],
        printed_more: Some(("llvm.insertvalue", By::Peer)),
        refused: None,
        peer_refuses: None,
        reason: "the peer keeps insertions that rebuild a vector from its own elements",
    },
    Excused {
        words: &["affine", " ceildiv "],
        printed_more: None,
        refused: None,
        peer_refuses: None,
        reason: "the peer's lower-affine negates the dividend of a quotient that it rounds up",
    },
    Excused {
        words: &["index.ceildivs"],
        printed_more: Some(("llvm.mul", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's convert-index-to-llvm divides dividends that overflow",
    },
    Excused {
        words: &["index.floordivs"],
        printed_more: Some(("llvm.mul", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer's convert-index-to-llvm divides dividends that overflow",
    },
    Excused {
        words: &["arith."],
        printed_more: Some(("\"emitc.expression\"", By::Us)),
        refused: None,
        peer_refuses: None,
        reason: "the peer prints expressions with repeated operands, which it does not read",
    },
    Excused {
        words: &["!llvm."],
        printed_more: None,
        refused: Some("in dialect `llvm`"),
        peer_refuses: Some("unknown LLVM type: "),
        reason: "the peer parses the types of this dialect by hand and words the error itself; ours is that of all dialects",
    },
];

/// The reason for a known difference, if the list has one.
pub fn excuse(text: &str, outcomes: &[Outcome; 2]) -> Option<&'static str> {
    let message = |outcome: &Outcome| match outcome {
        Outcome::Refused(message) => Some(message.clone()),
        _ => None,
    };
    let [ours, peer] = [&outcomes[0], &outcomes[1]].map(message);
    if outcomes.iter().any(|outcome| matches!(outcome, Outcome::Died)) {
        return None;
    }
    if ours.as_ref().is_some_and(|ours| !ours.is_empty()) && peer.as_deref() == Some("") {
        return Some("the peer refuses without a message");
    }
    let has = |words: Option<&str>, message: &Option<String>| match (words, message) {
        (Some(words), Some(message)) => message.contains(words),
        (None, None) => true,
        _ => false,
    };
    let is_known = |known: &&Excused| {
        let count = |tool: usize, word: &str| match &outcomes[tool] {
            Outcome::Printed(text) => text.matches(word).count(),
            _ => 0,
        };
        let is_printed = known.printed_more.is_none_or(|(word, by)| {
            let (more, less) = if by == By::Us { (0, 1) } else { (1, 0) };
            count(more, word) > count(less, word)
        });
        let peer_does_anything = known.refused.is_some() && known.peer_refuses.is_none();
        let peer_fits = peer_does_anything || has(known.peer_refuses, &peer);
        has(known.refused, &ours)
            && peer_fits
            && is_printed
            && known.words.iter().all(|word| text.contains(word))
    };
    EXCUSED.iter().find(is_known).map(|known| known.reason)
}

/// Whether the difference is about a dialect that only the peer registers. A message names one, or its
/// location is in a line or in brackets of one, or the first differing lines name one.
pub(super) fn explained_by_foreign(corpus: &Corpus, text: &str, outcomes: &[Outcome; 2]) -> bool {
    if let [Outcome::Printed(ours), Outcome::Printed(peer)] = outcomes {
        let (a, b) = differing_lines(ours, peer);
        return names_foreign(corpus, a, ours) || names_foreign(corpus, b, peer);
    }
    outcomes.iter().any(|outcome| {
        let Outcome::Refused(message) = outcome else { return false };
        let names = |quote: char| message.split(quote).skip(1).step_by(2);
        let of_dialects = message.split_whitespace().filter(|word| word.starts_with(['#', '!']));
        names('\'').chain(names('"')).chain(of_dialects).any(|name| corpus.is_foreign(name))
            || offset(text, message).is_some_and(|offset| is_in_foreign(corpus, text, offset))
    })
}

/// Whether a line of an output names a dialect that only the peer registers, itself or by an alias.
fn names_foreign(corpus: &Corpus, line: &str, output: &str) -> bool {
    let is_used = |name: &str| line.split(|c: char| !is_part_of_alias(c)).any(|word| word == name);
    let is_foreign_alias = |definition: &str| {
        let name = definition.split_once(" = ").map(|(name, _)| name);
        name.is_some_and(is_used) && corpus.is_foreign(definition)
    };
    corpus.is_foreign(line)
        || output.lines().filter(|line| line.starts_with(['#', '!'])).any(is_foreign_alias)
}

fn is_part_of_alias(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '#' | '!' | '_' | '$' | '.')
}

/// The offset in the text for a message that begins with `LINE:COLUMN:`.
fn offset(text: &str, message: &str) -> Option<usize> {
    let mut numbers = message.split(':').map_while(|number| number.parse::<usize>().ok());
    let (line, column) = (numbers.next()?, numbers.next()?);
    let before: usize = text.split_inclusive('\n').take(line.checked_sub(1)?).map(str::len).sum();
    Some((before + column.checked_sub(1)?).min(text.len()))
}

/// Whether an offset is in a dialect that only the peer registers: its line names one, or the line with the
/// opening bracket around it does.
fn is_in_foreign(corpus: &Corpus, text: &str, offset: usize) -> bool {
    let line_of = |at: usize| {
        let start = text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        (start, text[at..].find('\n').map_or(text.len(), |length| at + length))
    };
    let mut open = Vec::new();
    for token in tokens(text).into_iter().take_while(|token| token.range.start < offset) {
        match &text[token.range.clone()] {
            "(" | "[" | "{" | "<" => open.push(token.range.start),
            ")" | "]" | "}" | ">" => drop(open.pop()),
            _ => {}
        }
    }
    let Some(offset) = (0..=offset).rev().find(|at| text.is_char_boundary(*at)) else { return false };
    let (start, end) = line_of(offset);
    corpus.is_foreign(&text[start..end])
        || open.into_iter().any(|at| corpus.is_foreign(&text[line_of(at).0..at]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::Counts;

    #[test]
    fn known_differences_have_known_outcomes() {
        let printed = Outcome::Printed(String::new());
        let both = [printed.clone(), printed.clone()];
        let text = "affine.linearize_index disjoint [%a] by () {disjoint} : index";
        assert!(excuse(text, &both).is_some());
        assert!(excuse("affine.linearize_index [%a] by () : index", &both).is_none());
        let refused = |message: &str| Outcome::Refused(message.to_owned());
        assert!(excuse(text, &[refused(""), printed.clone()]).is_none());
        assert!(excuse(text, &[printed.clone(), refused("")]).is_none());
        let pairs = "a = dense<(1, 2)> : tensor<3xi32>";
        let message = "1:1: parsed 2 elements, but type expected 3";
        assert!(excuse(pairs, &[refused(message), printed.clone()]).is_some());
        assert!(excuse("a = dense<[1, 2]>", &[refused(message), printed.clone()]).is_none());
        let ours = refused("1:1: unknown  type `x` in dialect `llvm`");
        let peer = refused("1:1: unknown LLVM type: x");
        assert!(excuse("!llvm.x", &[ours.clone(), peer]).is_some());
        assert!(excuse("!llvm.x", &[ours, printed]).is_none());
    }

    #[test]
    fn aliases_of_a_foreign_dialect_are_explained() {
        let corpus = Corpus {
            common: Vec::new(),
            foreign: Vec::new(),
            foreign_dialects: ["gpu".to_owned()].into(),
            counts: Default::default(),
        };
        let printed = |alias: &str, dialect: &str| {
            Outcome::Printed(format!("#{alias} = #{dialect}.a<1>\n\"func.func\"() {{a = #{alias}}}\n"))
        };
        let both = |dialect| [printed("x", dialect), printed("y", dialect)];
        assert!(explained_by_foreign(&corpus, "", &both("gpu")));
        assert!(!explained_by_foreign(&corpus, "", &both("arith")));
    }

    #[test]
    fn errors_within_brackets_of_a_foreign_dialect_are_explained() {
        let corpus = Corpus {
            common: Vec::new(),
            foreign: Vec::new(),
            foreign_dialects: ["gpu".to_owned()].into(),
            counts: Counts::default(),
        };
        let text = "module {\n  a = #gpu.map<\n    x\n  >\n  y\n}\n";
        let refused = |message: &str| [Outcome::Refused(message.to_owned()), Outcome::Printed(String::new())];
        for message in ["3:5: x", "2:3: x", "5:3: 'gpu.x' op y"] {
            assert!(explained_by_foreign(&corpus, text, &refused(message)), "{message}");
        }
        for message in ["5:3: y", "5:3: 'x.gpu' op y", "no place"] {
            assert!(!explained_by_foreign(&corpus, text, &refused(message)), "{message}");
        }
    }
}
