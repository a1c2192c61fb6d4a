//! An operation with one result is replaced by no value.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    struct Drop;
    impl RewritePattern for Drop {
        type Root = AddIOp;

        fn match_and_rewrite(&self, add: AddIOp, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
            rewriter.replace_op(add.op(), &[]);
            Some(())
        }
    }
    rewrite_sum(Drop)
}
