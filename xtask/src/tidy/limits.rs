//! Counts over the whole repository, each with one limit for all crates.

use super::sources::{Repository, Source};
use super::{circles, files, names};

/// A count: its name, its limit, and the function that finds the items.
pub(super) struct Limit {
    pub(super) name: &'static str,
    pub(super) limit: usize,
    pub(super) found: Vec<String>,
}

/// All counts.
pub(super) fn counts(repository: &Repository, product: &[Source]) -> Vec<Limit> {
    let mut circles = circles::circles(product);
    circles.extend(circles::circles(&repository.tasks()));
    let without_reason = circles::without_reason(&circles);
    let limit = |name, limit, found| Limit { name, limit, found };
    vec![
        limit("prepositions", 15, names::prepositions(product)),
        limit("vague-types", 10, names::vague_types(product)),
        limit("stutters", 0, names::stutters(&repository.rust)),
        limit("numbers", 5, names::numbers(product)),
        limit("wide-comments", 50, files::wide_comments(repository)),
        limit("root-folders", 16, files::root_folders(repository)),
        limit("undeclared", 0, files::undeclared(repository)),
        limit("circles", 5, circles),
        limit("circles-without-reason", 0, without_reason),
        limit("crate-names", 0, files::crate_names(repository)),
    ]
}
