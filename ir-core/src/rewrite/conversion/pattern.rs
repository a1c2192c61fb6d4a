//! Conversion patterns.

use super::state::Conversion;
use super::{AnyConversionPattern, ConversionRewriter, ConvertedValues, TypeConverter};
use crate::ir::{Ir, Op, OpBuilder as _};
use crate::rewrite::pattern::type_name;
use crate::rewrite::{AnyPattern, PatternRewriter, PatternRoot, PatternSet, RootHandle};
use std::sync::Arc;

/// A rewrite of an operation by a dialect conversion (MLIR's `ConversionPattern`). It receives the current
/// replacements of the operands, converted to the types of its type converter.
///
/// ```
/// use ir_core::ops::UnrealizedConversionCastOp;
/// use ir_core::prelude::*;
/// use ir_core::rewrite::*;
///
/// /// Replaces a cast by its converted operands.
/// struct DropCast;
///
/// impl ConversionPattern for DropCast {
///     type Root = UnrealizedConversionCastOp;
///
///     fn match_and_rewrite(
///         &self,
///         cast: UnrealizedConversionCastOp,
///         operands: &ConvertedValues,
///         rw: &mut ConversionRewriter<'_, '_>,
///     ) -> Option<()> {
///         let Some(values) = operands.one_to_one() else { return rw.mismatch("an operand is converted to several values") };
///         if values.len() != rw.ir().num_results(cast.op()) {
///             return rw.mismatch("the numbers of operands and results differ");
///         }
///         rw.replace_op(cast.op(), values);
///         Some(())
///     }
/// }
///
/// let ctx = Context::new();
/// ir_core::ops::register_builtin(&ctx);
/// ctx.allow_unregistered_dialects(true);
/// let text = r#"
/// %0 = "test.source"() : () -> i32
/// %1 = builtin.unrealized_conversion_cast %0 : i32 to i32
/// "test.use"(%1) : (i32) -> ()
/// "#;
/// let mut module = Module::parse(&ctx, text)?;
/// let mut target = ConversionTarget::new();
/// target.add_illegal_op::<UnrealizedConversionCastOp>();
/// let mut patterns = PatternSet::new();
/// patterns.add_conversion(DropCast);
/// let conversion = DialectConversion::new(&ctx, target, patterns);
/// let top = module.operation();
/// conversion.apply_partial(module.ir_mut(), top).expect("the cast is converted");
/// assert!(!module.to_string().contains("cast"));
/// # Ok::<(), Diagnostics>(())
/// ```
pub trait ConversionPattern: Send + Sync {
    /// The root operation: a handle of one definition, or [`Op`].
    type Root: RootHandle;

    /// The name, in messages and in pattern filters: by default the name of the type.
    fn name(&self) -> &str {
        type_name::<Self>()
    }

    /// The root operations; see [`RewritePattern::root`](crate::rewrite::RewritePattern::root).
    fn root(&self) -> PatternRoot {
        Self::Root::root()
    }

    /// The benefit. Patterns with a higher benefit are tried first, among those with the same number of
    /// steps to legal operations.
    fn benefit(&self) -> u16 {
        1
    }

    /// The converter for the types of operands. Without one, operands have the types of their current
    /// replacements.
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        None
    }

    /// The known names of operations that the pattern creates. A pattern is skipped if one of them cannot
    /// become legal. Patterns with fewer steps to legal operations are tried first.
    fn generated_ops(&self) -> &[&str] {
        &[]
    }

    /// Whether the pattern may be applied to its own results, because this terminates.
    fn has_bounded_recursion(&self) -> bool {
        false
    }

    /// Rewrites the operation: replaces, erases or [modifies](PatternRewriter::modify) it. `None` if the
    /// pattern does not match; then its changes are undone.
    fn match_and_rewrite(
        &self,
        op: Self::Root,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()>;
}

/// Adapter of a [`ConversionPattern`].
struct Typed<P>(P);

impl<P: ConversionPattern> AnyConversionPattern for Typed<P> {
    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.0.type_converter()
    }

    fn convert(
        &self,
        op: Op,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        self.0.match_and_rewrite(P::Root::from_root(op), operands, rewriter)
    }
}

impl<P: ConversionPattern> AnyPattern for Typed<P> {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn root(&self) -> PatternRoot {
        self.0.root()
    }

    fn benefit(&self) -> u16 {
        self.0.benefit()
    }

    fn generated_ops(&self) -> &[&str] {
        self.0.generated_ops()
    }

    fn has_bounded_recursion(&self) -> bool {
        self.0.has_bounded_recursion()
    }

    fn conversion(&self) -> Option<&dyn AnyConversionPattern> {
        Some(self)
    }

    /// Never matches: other drivers convert no types.
    fn match_and_rewrite(&self, _rewriter: &mut PatternRewriter<'_>, _op: Op) -> Option<()> {
        None
    }
}

/// Adapter of a function.
struct FunctionPattern<R, F> {
    name: String,
    converter: Option<Arc<TypeConverter>>,
    rewrite: F,
    root: std::marker::PhantomData<fn() -> R>,
}

impl<R, F> ConversionPattern for FunctionPattern<R, F>
where
    R: RootHandle,
    F: Fn(&mut ConversionRewriter<'_, '_>, R, &ConvertedValues) -> Option<()> + Send + Sync,
{
    type Root = R;

    fn name(&self) -> &str {
        &self.name
    }

    fn type_converter(&self) -> Option<&Arc<TypeConverter>> {
        self.converter.as_ref()
    }

    fn match_and_rewrite(
        &self,
        op: R,
        operands: &ConvertedValues,
        rewriter: &mut ConversionRewriter<'_, '_>,
    ) -> Option<()> {
        (self.rewrite)(rewriter, op, operands)
    }
}

impl PatternSet {
    /// Adds a conversion pattern. Only dialect conversions apply it.
    pub fn add_conversion(&mut self, pattern: impl ConversionPattern + 'static) -> &mut Self {
        self.add_any(Typed(pattern))
    }

    /// Adds a function as a conversion pattern; the type of its second parameter determines the root.
    pub fn add_conversion_fn<R: RootHandle + 'static>(
        &mut self,
        name: &str,
        converter: Option<&Arc<TypeConverter>>,
        rewrite: impl Fn(&mut ConversionRewriter<'_, '_>, R, &ConvertedValues) -> Option<()>
        + Send
        + Sync
        + 'static,
    ) -> &mut Self {
        let (name, converter) = (name.to_owned(), converter.cloned());
        self.add_conversion(FunctionPattern { name, converter, rewrite, root: std::marker::PhantomData })
    }
}

/// Applies a conversion pattern: converts the operands, then rewrites.
pub(super) fn apply(
    pattern: &dyn AnyConversionPattern,
    rewriter: &mut PatternRewriter<'_>,
    op: Op,
) -> Option<()> {
    let (conversion, ir): (&mut Conversion, &mut Ir) = rewriter.conversion()?;
    let operands = ir.operands(op).to_vec();
    let location = ir.location(op);
    let operands = conversion.remap(ir, "operand", &operands, Some(location))?;
    rewriter.set_insertion_point_and_location(op);
    pattern.convert(op, &operands, &mut ConversionRewriter::new(rewriter))
}
