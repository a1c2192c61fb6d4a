//! A pattern changes the IR and says that it did not match.

use super::support::*;

pub(crate) fn run() -> Result<(), Diagnostics> {
    struct Swap;
    impl RewritePattern for Swap {
        type Root = AddIOp;

        fn match_and_rewrite(&self, add: AddIOp, rewriter: &mut PatternRewriter<'_>) -> Option<()> {
            let (lhs, rhs) = (add.lhs(rewriter.ir()), add.rhs(rewriter.ir()));
            let product = MulIOp::create(rewriter, lhs, rhs);
            rewriter.replace_all_uses(add.result(rewriter.ir()), product.result(rewriter.ir()));
            None
        }
    }
    greedily(Swap)
}
