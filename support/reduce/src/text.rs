//! Reduces a text while a property holds, by its lines and brackets.

use std::io;
use std::ops::Range;

/// Number of smaller texts for one call, so that one process can decide on all of them.
const BATCH: usize = 32;

/// Removes parts of `text` while a property holds. Each call of `holds` gets some smaller texts, and returns
/// the indices of those that have the property. It gets at most `trials` texts in all.
///
/// # Errors
/// An error of `holds`.
pub fn reduce_text(
    text: &str,
    trials: usize,
    holds: impl FnMut(&[String]) -> io::Result<Vec<usize>>,
) -> io::Result<String> {
    let mut reduction = Reduction { text: text.to_owned(), trials, holds };
    loop {
        let before = reduction.text.len();
        // Large parts first. After a success, the next parts are not larger than the removed ones.
        let mut bound = usize::MAX;
        while let Some(size) = reduction.step(bound)? {
            bound = size;
        }
        if reduction.text.len() == before {
            return Ok(reduction.text);
        }
    }
}

/// A text that becomes smaller.
struct Reduction<F> {
    text: String,
    /// Remaining number of texts to decide on.
    trials: usize,
    holds: F,
}

impl<F: FnMut(&[String]) -> io::Result<Vec<usize>>> Reduction<F> {
    /// Removes some of the largest removable parts of at most `bound` bytes, and returns the size of the
    /// largest one.
    fn step(&mut self, bound: usize) -> io::Result<Option<usize>> {
        let parts: Vec<RemovableRanges> =
            candidates(&self.text).into_iter().filter(|part| size(part) <= bound).collect();
        for parts in parts.chunks(BATCH) {
            let mut rests: Vec<String> = parts.iter().map(|part| without(&self.text, part)).collect();
            let removable = self.decide(&rests)?;
            let Some(&largest) = removable.first() else { continue };
            let mut all: RemovableRanges = removable.iter().flat_map(|index| parts[*index].clone()).collect();
            all.sort_by_key(|range| range.start);
            let rest = without(&self.text, &all);
            let is_removable = removable.len() > 1 && !self.decide(std::slice::from_ref(&rest))?.is_empty();
            self.text = if is_removable { rest } else { rests.swap_remove(largest) };
            return Ok(Some(size(&parts[largest])));
        }
        Ok(None)
    }

    /// The indices of the texts with the property, in order. The trials may end before the last text.
    fn decide(&mut self, texts: &[String]) -> io::Result<Vec<usize>> {
        let texts = &texts[..texts.len().min(self.trials)];
        self.trials -= texts.len();
        if texts.is_empty() { Ok(Vec::new()) } else { (self.holds)(texts) }
    }
}

/// Ranges of a text that are removed together, in order.
type RemovableRanges = Vec<Range<usize>>;

fn size(part: &[Range<usize>]) -> usize {
    part.iter().map(ExactSizeIterator::len).sum()
}

/// The text without some ranges, which are in order and may overlap.
fn without(text: &str, ranges: &[Range<usize>]) -> String {
    let mut rest = String::new();
    let mut from = 0;
    for range in ranges {
        rest.push_str(&text[from..range.start.max(from)]);
        from = range.end.max(from);
    }
    rest.push_str(&text[from..]);
    rest
}

/// The removable parts, largest first.
fn candidates(text: &str) -> Vec<RemovableRanges> {
    let mut parts = line_parts(text);
    parts.extend(bracket_parts(text).into_iter().map(|range| vec![range]));
    parts.sort_by_key(|part| std::cmp::Reverse(size(part)));
    parts.dedup();
    parts
}

/// Single lines, operations with their regions, and operations without the contents of their regions.
fn line_parts(text: &str) -> Vec<RemovableRanges> {
    let mut lines = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        lines.push((at..at + line.len(), line));
        at += line.len();
    }
    let mut parts: Vec<RemovableRanges> = lines.iter().map(|(range, _)| vec![range.clone()]).collect();
    let indent = |line: &str| line.len() - line.trim_start().len();
    for (i, (first, line)) in lines.iter().enumerate() {
        if !line.trim_end().ends_with("({") {
            continue;
        }
        let end = lines[i + 1..]
            .iter()
            .find(|(_, l)| indent(l) == indent(line) && l.trim_start().starts_with("})"));
        if let Some((last, _)) = end {
            let (whole, regions) = (first.start..last.end, first.end..last.start);
            parts.push(vec![whole]);
            parts.push(vec![first.clone(), last.clone()]);
            parts.push(vec![regions]);
        }
    }
    parts
}

/// Bracketed groups with the word before them, and the elements between their commas.
fn bracket_parts(text: &str) -> Vec<Range<usize>> {
    let bytes = text.as_bytes();
    let mut parts = Vec::new();
    // The position of each open bracket, and the beginning of the element after it or after the last comma.
    let mut open: Vec<(usize, usize)> = Vec::new();
    let mut quoted = false;
    for (i, &byte) in bytes.iter().enumerate() {
        let previous = i.checked_sub(1).map(|p| bytes[p]);
        match byte {
            b'"' if previous != Some(b'\\') => quoted = !quoted,
            _ if quoted => {}
            b'(' | b'[' | b'{' | b'<' => open.push((i, i + 1)),
            b'>' if previous == Some(b'-') => {}
            b')' | b']' | b'}' | b'>' => {
                if let Some((start, element)) = open.pop() {
                    let word = text[..start]
                        .rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_')
                        .map_or(0, |p| p + 1);
                    parts.push(word..i + 1);
                    parts.push(start..i + 1);
                    // The last element goes with the comma before it.
                    let comma = element - usize::from(element > start + 1);
                    parts.push(comma..i);
                }
            }
            b',' => {
                if let Some((_, element)) = open.last_mut() {
                    parts.push(*element..i + 1);
                    *element = i + 1;
                }
            }
            _ => {}
        }
    }
    parts.retain(|range| !range.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::reduce_text;

    #[test]
    fn keeps_only_what_the_property_needs() {
        let text = "\"a\"() ({\n  \"b\"() {x = [1, 2, 3], y = \"(\"} : () -> ()\n  \"c\"() : () -> ()\n}) : () -> ()\n";
        let smallest = reduce_text(text, 1000, |texts| {
            let holds = |text: &String| text.contains("\"b\"") && text.contains('2');
            Ok((0..texts.len()).filter(|index| holds(&texts[*index])).collect())
        });
        assert_eq!(smallest.ok().as_deref(), Some("  \"b\" {x = [ 2]} :  -> \n"));
        let untouched = reduce_text(text, 1000, |_| Ok(Vec::new()));
        assert_eq!(untouched.ok().as_deref(), Some(text));
    }
}
