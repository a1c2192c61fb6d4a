//! Rewriting: changes that listeners hear of, patterns, and the driver that applies patterns until none fits.
//!
//! A pattern ([`RewritePattern`]) looks at an operation and, where it fits, changes the IR through a
//! [`PatternRewriter`], which tells a [`Listener`] of each change. [`apply_patterns_greedily`] folds operations and
//! applies patterns in MLIR's order, since results depend on it.

mod branches;
mod constants;
mod erase;
mod greedy;
mod listener;
mod liveness;
mod merge_blocks;
mod pattern;
mod region_branch;
mod regions;
mod rewriter;
pub mod rules;
mod snapshot;
mod worklist;

pub(crate) use constants::insertion_region;
pub use greedy::{GreedyConfig, GreedyOutcome, RegionSimplification, apply_patterns_greedily};
pub use listener::{Listener, NoListener};
pub use pattern::{Applied, FrozenPatterns, PatternRoot, PatternSet, RewritePattern};
pub use region_branch::add_region_branch_patterns;
pub use regions::{erase_unreachable_blocks, run_region_dce, simplify_regions};
pub use rewriter::PatternRewriter;
