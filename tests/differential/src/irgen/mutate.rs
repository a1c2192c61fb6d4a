//! Mutated texts.

use super::random::Random;
use crate::fuzz::pieces;

/// A copy of `text` with one to three random changes: removed, duplicated, swapped or replaced characters,
/// inserted tokens, moved ranges, or a truncation.
pub fn mutate(text: &str, seed: u64) -> String {
    let mut random = Random::new(seed ^ 0x5EED);
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..random.count(3) + 1 {
        change(&mut chars, &mut random);
    }
    chars.into_iter().collect()
}

fn change(chars: &mut Vec<char>, random: &mut Random) {
    if chars.is_empty() {
        return;
    }
    let at = random.count(chars.len());
    let end = (at + 1 + random.count(12)).min(chars.len());
    match random.below(8) {
        0 => drop(chars.drain(at..end)),
        1 => {
            chars.remove(at);
        }
        2 => {
            let copy = chars[at..end].to_vec();
            chars.splice(at..at, copy);
        }
        3 | 4 => {
            let piece = random.pick(pieces("ir"));
            chars.splice(at..at, piece.chars());
        }
        5 => {
            let piece = random.pick(pieces("ir"));
            chars.splice(at..end, piece.chars());
        }
        6 => {
            let other = random.count(chars.len());
            chars.swap(at, other);
        }
        _ if random.chance(4) => chars.truncate(at),
        _ => {
            let moved: Vec<char> = chars.drain(at..end).collect();
            let to = random.count(chars.len() + 1);
            chars.splice(to..to, moved);
        }
    }
}
