//! Reduces a text while a property holds, by its lines and brackets.

use std::io;
use std::ops::Range;

/// Removes parts of `text` while `holds` accepts the remaining text, in at most `trials` calls.
///
/// # Errors
/// An error of `holds`.
pub fn reduce_text(
    text: &str,
    mut trials: u32,
    mut holds: impl FnMut(&str) -> io::Result<bool>,
) -> io::Result<String> {
    let mut text = text.to_owned();
    loop {
        let before = text.len();
        // Large parts first. After a success, the next part is not larger than the removed one.
        let mut bound = usize::MAX;
        loop {
            let mut removed = false;
            for part in candidates(&text).into_iter().filter(|part| size(part) <= bound).collect::<Vec<_>>() {
                if trials == 0 {
                    return Ok(text);
                }
                trials -= 1;
                let rest = without(&text, &part);
                if holds(&rest)? {
                    bound = size(&part);
                    text = rest;
                    removed = true;
                    break;
                }
            }
            if !removed {
                break;
            }
        }
        if text.len() == before {
            return Ok(text);
        }
    }
}

fn size(part: &[Range<usize>]) -> usize {
    part.iter().map(ExactSizeIterator::len).sum()
}

fn without(text: &str, part: &[Range<usize>]) -> String {
    let mut rest = String::new();
    let mut from = 0;
    for range in part {
        rest.push_str(&text[from..range.start]);
        from = range.end;
    }
    rest.push_str(&text[from..]);
    rest
}

/// The removable parts, largest first.
fn candidates(text: &str) -> Vec<Vec<Range<usize>>> {
    let mut parts = line_parts(text);
    parts.extend(bracket_parts(text).into_iter().map(|range| vec![range]));
    parts.sort_by_key(|part| std::cmp::Reverse(size(part)));
    parts.dedup();
    parts
}

/// Single lines, operations with their regions, and operations without the contents of their regions.
fn line_parts(text: &str) -> Vec<Vec<Range<usize>>> {
    let mut lines = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        lines.push((at..at + line.len(), line));
        at += line.len();
    }
    let mut parts: Vec<Vec<Range<usize>>> = lines.iter().map(|(range, _)| vec![range.clone()]).collect();
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
        let smallest = reduce_text(text, 1000, |t| Ok(t.contains("\"b\"") && t.contains('2')));
        assert_eq!(smallest.ok().as_deref(), Some("  \"b\" {x = [ 2]} :  -> \n"));
        let untouched = reduce_text(text, 1000, |_| Ok(false));
        assert_eq!(untouched.ok().as_deref(), Some(text));
    }
}
