//! Rewriting: changes with notifications, patterns, and the drivers that apply patterns.
//!
//! A pattern ([`RewritePattern`]) matches an operation and changes the IR through a [`PatternRewriter`],
//! which notifies a [`Listener`] of each change. [`apply_patterns_greedily`] folds operations and applies
//! patterns to a fixed point, in MLIR's order, since results depend on it; [`walk_and_apply_patterns`] visits
//! each operation once, which suits lowerings.
//!
//! ```
//! use ir_core::context::Context;
//! use ir_core::ir::{Ir, Op};
//! use ir_core::rewrite::{Listener, PatternSet, walk_and_apply_patterns};
//!
//! /// Counts created and erased operations.
//! #[derive(Default)]
//! struct Count {
//!     made: usize,
//!     erased: usize,
//! }
//!
//! impl Listener for Count {
//!     fn op_inserted(&mut self, _ir: &Ir, _op: Op) {
//!         self.made += 1;
//!     }
//!
//!     fn op_erased(&mut self, _ir: &Ir, _op: Op) {
//!         self.erased += 1;
//!     }
//! }
//!
//! let ctx = Context::new();
//! ir_core::ops::register_builtin(&ctx);
//! ctx.allow_unregistered_dialects(true);
//! let text = b"\"a.old\"() : () -> ()\n\"a.other\"() : () -> ()\n";
//! let mut module = ir_core::text::parse_module(&ctx, "text", text).expect("it is a module");
//! let mut patterns = PatternSet::new();
//! patterns.add_fn_for("erase-old", "a.old", |rewriter, op| {
//!     rewriter.erase_op(op);
//!     Some(())
//! });
//! let (patterns, mut count) = (patterns.freeze(&ctx), Count::default());
//! let applied = walk_and_apply_patterns(&mut module.ir, module.top, &patterns, &mut count);
//! assert_eq!(applied, Ok(1));
//! assert_eq!((count.made, count.erased), (0, 1));
//! ```
//!
//! **Invariant**: patterns change the IR only through [`PatternRewriter`].

mod branches;
mod constants;
mod conversion;
mod cycles;
mod dead;
mod erase;
mod foreign;
mod greedy;
mod guard;
mod immediate;
mod isolated;
mod listener;
mod liveness;
mod merge_blocks;
mod model;
mod observed;
mod pattern;
mod reconcile;
mod region_branch;
mod regions;
mod rewriter;
mod rewriter_impl;
pub mod rules;
mod snapshot;
mod walk;
mod worklist;

pub use branches::{append_passed, erase_passed};
pub use constants::insertion_region;
pub use conversion::{
    AnyConversionPattern, AttributeConversion, ConversionConfig, ConversionPattern, ConversionRewriter,
    ConversionTarget, ConvertedValues, DialectConversion, FoldingMode, InputMapping, Legality,
    SignatureConversion, TypeConversion, TypeConverter,
};
pub use foreign::RewriterState;
pub use greedy::{
    GreedyConfig, GreedyOutcome, RegionSimplification, Strictness, apply_patterns_greedily,
    apply_patterns_to_ops,
};
pub use isolated::{Isolated, apply_to_isolated};
pub use listener::{Listener, NoListener};
pub use model::{DialectPatterns, OpPatterns};
pub use pattern::{AnyPattern, Applied, FrozenPatterns, PatternRoot, PatternSet, RewritePattern, RootHandle};
pub use reconcile::reconcile_unrealized_casts;
pub use region_branch::{RegionEdge, add_region_branch_patterns, edges as region_edges};
pub use regions::{erase_unreachable_blocks, reachable_blocks, run_region_dce, simplify_regions};
pub use rewriter::PatternRewriter;
pub use walk::walk_and_apply_patterns;
