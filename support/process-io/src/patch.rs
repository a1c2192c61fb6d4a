//! The difference of two texts as a patch.

/// Unchanged lines before and after a change.
const CONTEXT: usize = 3;

/// A patch in unified form from `old` to `new`, which differ in some lines; adjacent changes share a hunk. Empty for equal texts.
///
/// ```diff
/// --- toy.ods
/// +++ toy.ods
/// @@ -3,3 +3,3 @@
///  def Toy_AddOp : Toy_Op<"add"> {
/// -  let summary = "Adds.";
/// +  let summary = "Adds";
///    let description = "The sum.";
/// ```
#[must_use]
pub fn patch(path: &str, old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let changes = changes(&old, &new);
    let mut text = String::new();
    let mut rest = &changes[..];
    while let Some(first) = rest.first() {
        // A hunk ends where the context of two changes would not touch.
        let is_apart = |pair: &[Change]| pair[1].old.start - pair[0].old.end > 2 * CONTEXT;
        let count = rest.windows(2).position(is_apart).map_or(rest.len(), |last| last + 1);
        let (hunk, others) = rest.split_at(count);
        if text.is_empty() {
            text = format!("--- {path}\n+++ {path}\n");
        }
        text += &hunk_text(first, hunk, &old, &new);
        rest = others;
    }
    text
}

/// Lines that are replaced by others.
#[derive(Debug)]
struct Change {
    old: std::ops::Range<usize>,
    new: std::ops::Range<usize>,
}

fn hunk_text(first: &Change, hunk: &[Change], old: &[&str], new: &[&str]) -> String {
    let before = first.old.start.min(CONTEXT);
    let (from, new_from) = (first.old.start - before, first.new.start - before);
    let last = hunk.last().unwrap_or(first);
    let after = (old.len() - last.old.end).min(CONTEXT);
    let (length, new_length) = (last.old.end + after - from, last.new.end + after - new_from);
    let mut text = format!("@@ -{},{length} +{},{new_length} @@\n", from + 1, new_from + 1);
    let mut at = from;
    for change in hunk {
        old[at..change.old.start].iter().for_each(|line| text += &format!(" {line}\n"));
        old[change.old.clone()].iter().for_each(|line| text += &format!("-{line}\n"));
        new[change.new.clone()].iter().for_each(|line| text += &format!("+{line}\n"));
        at = change.old.end;
    }
    old[at..last.old.end + after].iter().for_each(|line| text += &format!(" {line}\n"));
    text
}

/// The changes from `old` to `new`. Lines that fixes change stay near each other, so the next equal line is looked for in both.
fn changes(old: &[&str], new: &[&str]) -> Vec<Change> {
    let mut changes = Vec::new();
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            (i, j) = (i + 1, j + 1);
            continue;
        }
        let next = (0..).find_map(|skipped| {
            let is_end = i + skipped >= old.len() && j + skipped >= new.len();
            let found = (0..=skipped).flat_map(|k| [(i + skipped, j + k), (i + k, j + skipped)]);
            let mut found = found.filter(|(a, b)| *a < old.len() && *b < new.len() && old[*a] == new[*b]);
            found.next().or(is_end.then_some((old.len(), new.len())))
        });
        let (a, b) = next.unwrap_or((old.len(), new.len()));
        changes.push(Change { old: i..a, new: j..b });
        (i, j) = (a, b);
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::patch;

    #[test]
    fn near_changes_share_a_hunk() {
        let old: Vec<String> = (1..=20).map(|line| line.to_string()).collect();
        let mut new = old.clone();
        new[1] = "two".to_owned();
        new[4] = "five".to_owned();
        new.remove(16);
        let expected = "--- a\n+++ a\n@@ -1,8 +1,8 @@\n 1\n-2\n+two\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n\
                        @@ -14,7 +14,6 @@\n 14\n 15\n 16\n-17\n 18\n 19\n 20\n";
        assert_eq!(patch("a", &old.join("\n"), &new.join("\n")), expected);
        assert_eq!(patch("a", "same", "same"), "");
    }
}
