//! The difference of two texts as a patch.

use similar::TextDiff;

/// Returns a patch in unified format from `old` to `new`, with three lines of context. It is empty for equal
/// texts.
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
    // A carriage return is part of its line, as for `patch`.
    let lines = |text| str::split_inclusive(text, '\n').collect::<Vec<_>>();
    let (old, new) = (lines(old), lines(new));
    let diff = TextDiff::configure().newline_terminated(true).diff_slices(&old, &new);
    diff.unified_diff().header(path, path).to_string()
}

#[cfg(test)]
mod tests {
    use super::patch;

    #[test]
    fn near_changes_share_a_hunk() {
        let old: String = (1..=20).map(|line| format!("{line}\n")).collect();
        let new = old.replace("\n2\n", "\ntwo\n").replace("\n5\n", "\nfive\n").replace("\n17\n", "\n");
        let expected = "--- a\n+++ a\n@@ -1,8 +1,8 @@\n 1\n-2\n+two\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n\
                        @@ -14,7 +14,6 @@\n 14\n 15\n 16\n-17\n 18\n 19\n 20\n";
        assert_eq!(patch("a", &old, &new), expected);
        assert_eq!(patch("a", "same", "same"), "");
    }

    #[test]
    fn a_missing_newline_at_the_end_is_a_change() {
        let expected = "--- a\n+++ a\n@@ -1 +1 @@\n-x\n\\ No newline at end of file\n+x\n";
        assert_eq!(patch("a", "x", "x\n"), expected);
    }
}
