//! Canonicalization of reshapes in `tensor` and `memref`: `expand_shape` and `collapse_shape`, whose operations have the same
//! operands and properties.

mod groups;

use ir_core::predicates::attributes::dense_array_ints;
use ir_core::predicates::build::{dense_i64_array_attr, i64_array_attr};
use ir_core::predicates::shaped::num_elements;

use crate::index_or_value::IndexOrValue;
use crate::prelude::*;
use crate::shapes::reassociation;
use groups::{collapsing_groups, composed_groups, matching_groups};

/// The operation names of a dialect.
#[derive(Clone, Copy)]
pub(crate) struct Family {
    /// Increases the rank.
    pub expand: &'static str,
    /// Decreases the rank.
    pub collapse: &'static str,
    /// Casts to a type with more or less static information.
    pub cast: &'static str,
}

/// Defines `FAMILY` with the operation names of a dialect, and implements their folds.
macro_rules! reshapes {
    ($cast:ty, $collapse:ty, $expand:ty) => {
        const FAMILY: $crate::reshapes::Family = $crate::reshapes::Family {
            expand: <$expand as ir_core::runtime::OpHandle>::NAME,
            collapse: <$collapse as ir_core::runtime::OpHandle>::NAME,
            cast: <$cast as ir_core::runtime::OpHandle>::NAME,
        };

        $crate::reshapes::reshapes!(@fold $collapse, FAMILY.expand);
        $crate::reshapes::reshapes!(@fold $expand, FAMILY.collapse);
    };
    (@fold $op:ty, $inverse:expr) => {
        impl ir_core::runtime::FoldOp for $op {
            fn fold(
                self,
                _ctx: &ir_core::context::Context,
                ir: &mut ir_core::ir::Ir,
                operands: &[Option<ir_core::context::Attribute>],
            ) -> ir_core::fold::FoldResult {
                $crate::reshapes::fold(ir, ir_core::runtime::OpHandle::op(self), operands, $inverse)
            }
        }
    };
}
pub(crate) use reshapes;

/// The data of a reshape operation.
#[derive(Clone)]
pub(crate) struct Reshape {
    /// The source.
    pub source: Value,
    /// The source type.
    pub from: Type,
    /// The result type.
    pub to: Type,
    /// The reassociation: groups of dimensions of the higher rank.
    pub groups: Vec<Vec<i64>>,
    /// The result sizes of an `expand_shape`.
    pub sizes: Vec<IndexOrValue>,
}

impl Reshape {
    /// The data of an operation of the family.
    pub(crate) fn from_op(ir: &Ir, op: Op) -> Reshape {
        let ctx = ir.context();
        let source = ir.operand(op, 0);
        let sizes = properties::get(ir, op, "static_output_shape");
        let sizes = sizes.and_then(|sizes| dense_array_ints(ctx, sizes)).unwrap_or_default();
        let operands: Vec<Value> = ir.operands(op).skip(1).collect();
        Reshape {
            source,
            from: ir.value_type(source),
            to: ir.value_type(ir.result(op, 0)),
            groups: reassociation(ctx, properties::get(ir, op, "reassociation")),
            sizes: IndexOrValue::list(&sizes, &operands),
        }
    }

    /// The data of the operation with that name that defines the value.
    fn from_defining_op(ir: &Ir, value: Value, name: &str) -> Option<Reshape> {
        let ctx = ir.context();
        let op = ir.defining_op(value).filter(|op| ir.name(*op).as_str(ctx) == name)?;
        Some(Reshape::from_op(ir, op))
    }

    /// Whether both types have an identity layout or none.
    fn has_identity_layouts(&self, ctx: &Context) -> bool {
        let is_identity = |ty: Type| match ty.kind(ctx) {
            TypeKind::MemRef { layout: Some(_), shape, .. } => {
                strides_and_offset(ctx, ty).is_some_and(|(strides, offset)| {
                    offset == 0 && strides == ir_core::predicates::shaped::canonical_strides(shape)
                })
            }
            _ => true,
        };
        is_identity(self.from) && is_identity(self.to)
    }

    /// Creates the operation with that name at the location of `of`.
    pub(crate) fn create(&self, rewriter: &mut PatternRewriter<'_>, of: Op, name: &str) -> Value {
        let ctx = rewriter.context();
        let groups: Vec<Attribute> = self.groups.iter().map(|group| i64_array_attr(ctx, group)).collect();
        let mut entries =
            vec![NamedAttribute { name: ctx.ident("reassociation"), value: ctx.array_attr(&groups) }];
        let (mut operands, numbers) = IndexOrValue::split(&self.sizes);
        operands.insert(0, self.source);
        if name.ends_with("expand_shape") {
            let value = dense_i64_array_attr(ctx, &numbers);
            entries.push(NamedAttribute { name: ctx.ident("static_output_shape"), value });
        }
        let state = OpState {
            operands: &operands,
            result_types: &[self.to],
            properties: properties::dictionary(ctx, &entries),
            ..OpState::new(ctx.op_name(name), rewriter.ir().location(of))
        };
        let op = rewriter.create(&state);
        rewriter.ir().result(op, 0)
    }
}

fn dynamic_count(shape: &[i64]) -> usize {
    shape.iter().filter(|size| **size == DYNAMIC).count()
}

/// Folds a reshape (`foldReshapeOp`): a reshape to the same type, of a constant, and of its inverse, an operation with the name
/// `inverse`.
pub(crate) fn fold(ir: &Ir, op: Op, operands: &[Option<Attribute>], inverse: &str) -> FoldResult {
    let ctx = ir.context();
    let own = Reshape::from_op(ir, op);
    if own.from == own.to {
        return own.source.into();
    }
    if let Some(constant) = operands.first().copied().flatten() {
        let reshaped = reshaped_constant(ctx, constant, own.to);
        if reshaped.is_some() {
            return reshaped.into();
        }
    }
    taken_back(ir, &own, inverse).into()
}

/// The constant with the same elements in another shape.
fn reshaped_constant(ctx: &Context, constant: Attribute, ty: Type) -> Option<Attribute> {
    let ir_core::context::AttrKind::DenseElements { ty: from, data, .. } = constant.kind(ctx) else {
        return None;
    };
    (num_elements(ctx, from)? == num_elements(ctx, ty)?).then(|| ctx.dense_elements_attr(ty, data))?
}

/// The source of the inverse reshape.
fn taken_back(ir: &Ir, own: &Reshape, inverse: &str) -> Option<Value> {
    let ctx = ir.context();
    let before = Reshape::from_defining_op(ir, own.source, inverse)?;
    if before.from != own.to {
        return None;
    }
    let shape = before.from.shape(ctx)?;
    if dynamic_count(shape) < 2 {
        return Some(before.source);
    }
    if own.groups != before.groups {
        return None;
    }
    let expands_first = shape.len() < before.to.shape(ctx)?.len();
    let is_certain = |group: &Vec<i64>| {
        let sizes = group.iter().filter_map(|at| shape.get(usize::try_from(*at).ok()?));
        sizes.filter(|size| **size == DYNAMIC).count() < 2
    };
    (expands_first || own.groups.iter().all(is_certain)).then_some(before.source)
}

impl Family {
    /// Adds the shared patterns for `collapse_shape`.
    pub(crate) fn add_collapse_patterns(self, patterns: &mut PatternSet) {
        patterns
            .add_fn_for("ComposeReassociativeReshapeOps", self.collapse, move |rewriter, op| {
                compose(rewriter, op, self.collapse)
            })
            .add_fn_for("ComposeCollapseOfExpandOp", self.collapse, move |rewriter, op| {
                self.collapse_of_expand(rewriter, op)
            });
    }

    /// Adds the shared patterns for `expand_shape`.
    pub(crate) fn add_expand_patterns(self, patterns: &mut PatternSet) {
        patterns
            .add_fn_for("ComposeReassociativeReshapeOps", self.expand, move |rewriter, op| {
                compose(rewriter, op, self.expand)
            })
            .add_fn_for("ComposeExpandOfCollapseOp", self.expand, move |rewriter, op| {
                self.expand_of_collapse(rewriter, op)
            });
    }

    /// Replaces a collapse of an expansion by a single reshape or a cast.
    fn collapse_of_expand(self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let own = Reshape::from_op(ir, op);
        let before = Reshape::from_defining_op(ir, own.source, self.expand)?;
        if before.from == own.to || !own.has_identity_layouts(ctx) || !before.has_identity_layouts(ctx) {
            return None;
        }
        let (from, to) = (before.from.shape(ctx)?.len(), own.to.shape(ctx)?.len());
        let (higher, lower) =
            if from > to { (&before.groups, &own.groups) } else { (&own.groups, &before.groups) };
        let groups = matching_groups(higher, lower)?;
        let mut new =
            Reshape { source: before.source, from: before.from, to: own.to, groups, sizes: Vec::new() };
        let created = match from.cmp(&to) {
            std::cmp::Ordering::Greater => new.create(rewriter, op, self.collapse),
            std::cmp::Ordering::Less => {
                let shape = own.to.shape(ctx).filter(|shape| !shape.contains(&DYNAMIC))?;
                new.sizes = shape.iter().map(|size| IndexOrValue::Static(*size)).collect();
                new.create(rewriter, op, self.expand)
            }
            std::cmp::Ordering::Equal => self.create_cast(rewriter, op, before.source, own.to),
        };
        rewriter.replace_op(op, &[created]);
        Some(())
    }

    /// Creates a cast of the dialect.
    fn create_cast(self, rewriter: &mut PatternRewriter<'_>, of: Op, value: Value, ty: Type) -> Value {
        let state = OpState {
            operands: &[value],
            result_types: &[ty],
            ..OpState::new(rewriter.context().op_name(self.cast), rewriter.ir().location(of))
        };
        let cast = rewriter.create(&state);
        rewriter.ir().result(cast, 0)
    }

    /// Replaces an expansion of a collapse by a single reshape.
    fn expand_of_collapse(self, rewriter: &mut PatternRewriter<'_>, op: Op) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let own = Reshape::from_op(ir, op);
        let before = Reshape::from_defining_op(ir, own.source, self.collapse)?;
        if before.from == own.to || !own.has_identity_layouts(ctx) || !before.has_identity_layouts(ctx) {
            return None;
        }
        let (from, to) = (before.from.shape(ctx)?, own.to.shape(ctx)?);
        let new =
            |groups, sizes| Reshape { source: before.source, from: before.from, to: own.to, groups, sizes };
        let created = if from.len() > to.len() {
            let groups = collapsing_groups([&before.groups, &own.groups], [from, to])?;
            new(groups, Vec::new()).create(rewriter, op, self.collapse)
        } else {
            let groups = collapsing_groups([&own.groups, &before.groups], [to, from])?;
            new(groups, own.sizes.clone()).create(rewriter, op, self.expand)
        };
        rewriter.replace_op(op, &[created]);
        Some(())
    }
}

/// Combines two reshapes in the same direction.
fn compose(rewriter: &mut PatternRewriter<'_>, op: Op, name: &str) -> Option<()> {
    let (ctx, ir) = (rewriter.context(), rewriter.ir());
    let own = Reshape::from_op(ir, op);
    let before = Reshape::from_defining_op(ir, own.source, name)?;
    if !own.has_identity_layouts(ctx) || !before.has_identity_layouts(ctx) {
        return None;
    }
    let groups = composed_groups(&before.groups, &own.groups)?;
    let new = Reshape { source: before.source, from: before.from, groups, ..own };
    let created = new.create(rewriter, op, name);
    rewriter.replace_op(op, &[created]);
    Some(())
}

/// The casts of a dialect.
#[derive(Clone, Copy)]
pub(crate) struct Casts {
    /// The source of a cast that only loses static information.
    pub source: fn(&Ir, Value) -> Option<Value>,
    /// The collapsed type.
    pub collapsed: fn(&Context, Type, &[Vec<i64>]) -> Option<Type>,
    /// Replaces an operation by a cast to the type of its result.
    pub replace: fn(&mut PatternRewriter<'_>, Op, Value),
}

impl Family {
    /// Replaces a collapse of a cast by a collapse of the source.
    pub(crate) fn collapse_of_cast(
        self,
        casts: Casts,
        rewriter: &mut PatternRewriter<'_>,
        op: Op,
    ) -> Option<()> {
        let (ctx, ir) = (rewriter.context(), rewriter.ir());
        let own = Reshape::from_op(ir, op);
        let source = (casts.source)(ir, own.source)?;
        let from = ir.value_type(source);
        let to = (casts.collapsed)(ctx, from, &own.groups)?;
        if to == own.to {
            rewriter.modify(op, |ir| ir.set_operand(op, 0, source));
            return Some(());
        }
        let new = Reshape { source, from, to, ..own }.create(rewriter, op, self.collapse);
        (casts.replace)(rewriter, op, new);
        Some(())
    }
}
