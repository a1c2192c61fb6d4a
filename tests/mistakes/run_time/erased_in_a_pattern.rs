//! A pattern erases an operation whose result is used.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    struct Erase;
    impl RewritePattern for Erase {
        type Root = AddIOp;

        fn match_and_rewrite(&self, add: AddIOp, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
            rewriter.erase_op(add.op());
            Some(())
        }
    }
    rewrite_sum(Erase)
}
