//! The order of records by name.

use std::cmp::Ordering;

/// Orders names as upstream's generators do: bytewise, but where both have a run of digits, the longer run is
/// the greater, and runs of one length compare bytewise.
#[must_use]
pub fn compare_numeric(a: &str, b: &str) -> Ordering {
    let (a, b) = (a.as_bytes(), b.as_bytes());
    let digits = |s: &[u8]| s.iter().take_while(|c| c.is_ascii_digit()).count();
    let mut index = 0;
    while index < a.len().min(b.len()) {
        if a[index].is_ascii_digit() && b[index].is_ascii_digit() {
            let (run_a, run_b) = (digits(&a[index..]), digits(&b[index..]));
            let order = run_a.cmp(&run_b).then_with(|| a[index..index + run_a].cmp(&b[index..index + run_b]));
            if order != Ordering::Equal {
                return order;
            }
            index += run_a;
            continue;
        }
        if a[index] != b[index] {
            return a[index].cmp(&b[index]);
        }
        index += 1;
    }
    a.len().cmp(&b.len())
}
