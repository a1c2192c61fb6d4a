//! Modules that `affine-loop-unroll` of MLIR 22 changes into other programs.
//!
//! A yielded argument or induction variable is that of the first copy of the body. The loop of the remaining
//! iterations starts below the lower bound if the loop does not run. Each of its operands that is equal to
//! an initial value becomes the result of the first loop.

use crate::tools::{Outcome, is_in_name};

/// Whether the peer's output for a module is wrong for one of these reasons.
#[must_use]
pub fn is_unrolled_wrongly(module: &str, outcomes: &[Outcome; 2]) -> bool {
    let [Outcome::Printed(ours), Outcome::Printed(peer)] = outcomes else { return false };
    let starts = |text: &str| text.matches(" = max ").count();
    starts(ours) > starts(peer) || yields_value_from_outside(module) || repeats_initial_value(module)
}

fn indentation(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// The names of values in a text.
fn names(text: &str) -> Vec<&str> {
    let end = |rest: &str| rest.find(|c: char| !is_in_name(c)).unwrap_or(rest.len());
    text.split('%').skip(1).map(|rest| &rest[..end(rest)]).collect()
}

/// Whether a loop yields a value that no operation of its body defines.
fn yields_value_from_outside(module: &str) -> bool {
    let lines: Vec<&str> = module.lines().collect();
    let yields = lines.iter().enumerate().filter(|(_, line)| line.trim_start().starts_with("affine.yield"));
    yields.into_iter().any(|(at, line)| {
        let depth = indentation(line);
        let body = lines[..at].iter().rev().take_while(|line| indentation(line) >= depth);
        let definitions =
            body.filter(|line| indentation(line) == depth).filter_map(|line| line.split_once(" = "));
        let defined: Vec<&str> = definitions.flat_map(|(results, _)| names(results)).collect();
        names(line).iter().any(|name| !defined.contains(name))
    })
}

/// Whether an initial value of a loop is also another operand of the loop.
fn repeats_initial_value(module: &str) -> bool {
    module.lines().filter(|line| line.contains(" affine.for ")).any(|line| {
        let operands = names(line.split_once(" affine.for ").map_or("", |(_, rest)| rest));
        operands.iter().enumerate().any(|(index, name)| operands[..index].contains(name))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_copies_are_recognized() {
        let module = |operands: &str, yielded: &str| {
            format!(
                "  %r = affine.for %i = 0 to %n iter_args({operands}) -> (index) {{\n    %s = arith.addi %a, %i : index\n    \
                 affine.yield {yielded} : index\n  }}\n"
            )
        };
        let is_wrong = |operands: &str, yielded: &str| {
            let printed = || Outcome::Printed(String::new());
            is_unrolled_wrongly(&module(operands, yielded), &[printed(), printed()])
        };
        assert!(!is_wrong("%a = %x", "%s"));
        assert!(is_wrong("%a = %x", "%i"));
        assert!(is_wrong("%a = %x", "%a"));
        assert!(is_wrong("%a = %n", "%s"));
        assert!(is_wrong("%a = %x, %b = %x", "%s"));
    }

    #[test]
    fn remaining_iterations_have_two_lower_bounds() {
        let outcome = |text: &str| Outcome::Printed(text.to_owned());
        assert!(is_unrolled_wrongly(
            "",
            &[outcome("affine.for %i = max #map()"), outcome("affine.for %i = #map()")]
        ));
        assert!(!is_unrolled_wrongly("", &[outcome("a"), outcome("b")]));
    }
}
