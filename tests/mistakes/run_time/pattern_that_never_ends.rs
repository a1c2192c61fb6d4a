//! A pattern matches what it creates.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    struct Swap;
    impl RewritePattern for Swap {
        type Root = AddIOp;

        fn match_and_rewrite(&self, add: AddIOp, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
            let (lhs, rhs) = (add.lhs(rewriter.ir()), add.rhs(rewriter.ir()));
            let swapped = AddIOp::create(rewriter, rhs, lhs).result(rewriter.ir());
            rewriter.replace_op(add.op(), &[swapped]);
            Some(())
        }
    }
    greedily(Swap)
}
