//! Results of programs, calculated by Rust.

mod floats;
mod integers;
mod widths;

/// The name of a program, and what calculates its result.
pub(crate) type Reference = (&'static str, fn() -> i64);

/// The names of programs, and their results as their comments write them.
pub(crate) fn results() -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    let mut add = |name: &str, result: i64| all.push((name.to_owned(), result.to_string()));
    integers::RESULTS.iter().for_each(|(name, result)| add(name, result()));
    floats::RESULTS.iter().for_each(|(name, result)| add(name, result()));
    for width in widths::WIDTHS {
        add(&format!("width_{width}"), widths::result(*width));
    }
    all
}
