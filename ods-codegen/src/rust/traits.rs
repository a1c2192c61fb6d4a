//! Traits of operations in Rust: flags, checks of the runtime, and checks that the author writes.

use ods_parser::records::RecordRef;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::names::{camel, ident};
use crate::model::{Operation, TraitKind};

/// What a trait of MLIR's own is in the runtime.
enum Known {
    /// A flag.
    Flag(&'static str),
    /// A function of `ir_core::spec::traits`.
    Check(&'static str),
    /// Nothing to verify: something that passes ask for, or that the definition's data carries.
    Nothing,
}

/// The traits of MLIR's own, by name in `::mlir` or `::mlir::OpTrait`.
const KNOWN: &[(&str, Known)] = &[
    ("AffineScope", Known::Flag("AFFINE_SCOPE")),
    ("AlwaysSpeculatableImplTrait", Known::Flag("ALWAYS_SPECULATABLE")),
    ("AttrSizedOperandSegments", Known::Nothing),
    ("AttrSizedResultSegments", Known::Nothing),
    ("AutomaticAllocationScope", Known::Nothing),
    ("ConstantLike", Known::Flag("CONSTANT_LIKE")),
    ("DistinctObjectsTrait", Known::Nothing),
    ("Elementwise", Known::Check("elementwise")),
    ("HasOnlyGraphRegion", Known::Flag("GRAPH_REGION")),
    ("HasParallelRegion", Known::Nothing),
    ("HasRecursiveMemoryEffects", Known::Flag("RECURSIVE_MEMORY_EFFECTS")),
    ("InferTypeOpAdaptor", Known::Nothing),
    ("IsCommutative", Known::Flag("COMMUTATIVE")),
    ("IsIdempotent", Known::Flag("IDEMPOTENT")),
    ("IsInvolution", Known::Flag("INVOLUTION")),
    ("IsIsolatedFromAbove", Known::Flag("ISOLATED_FROM_ABOVE")),
    ("IsTerminator", Known::Flag("TERMINATOR")),
    ("MemRefsNormalizable", Known::Nothing),
    ("NoRegionArguments", Known::Flag("NO_REGION_ARGUMENTS")),
    ("NoTerminator", Known::Flag("NO_TERMINATOR")),
    ("ReturnLike", Known::Flag("RETURN_LIKE")),
    ("SameOperandsAndResultElementType", Known::Check("same_operands_and_result_element_type")),
    ("SameOperandsAndResultRank", Known::Check("same_operands_and_result_rank")),
    ("SameOperandsAndResultShape", Known::Check("same_operands_and_result_shape")),
    ("SameOperandsAndResultType", Known::Check("same_operands_and_result_type")),
    ("SameOperandsElementType", Known::Check("same_operands_element_type")),
    ("SameOperandsShape", Known::Check("same_operands_shape")),
    ("SameTypeOperands", Known::Check("same_type_operands")),
    ("RecursivelySpeculatableImplTrait", Known::Flag("RECURSIVELY_SPECULATABLE")),
    ("Scalarizable", Known::Nothing),
    ("SingleBlock", Known::Flag("SINGLE_BLOCK")),
    ("SymbolTable", Known::Flag("SYMBOL_TABLE")),
    ("Tensorizable", Known::Nothing),
    ("Vectorizable", Known::Nothing),
];

/// A check of an interface of MLIR's own.
struct Checked {
    /// The interface, in namespace `::mlir`.
    name: &'static str,
    /// The function of `ir_core::spec::checks`.
    function: &'static str,
    /// The trait by which the author's handle says what to check.
    asks_author: Option<&'static str>,
    /// Whether it comes when everything in the regions was found right.
    with_regions: bool,
}

const fn checked(
    name: &'static str,
    function: &'static str,
    asks_author: Option<&'static str>,
    with_regions: bool,
) -> Checked {
    Checked { name, function, asks_author, with_regions }
}

/// The interfaces that verify something.
const CHECKED: [Checked; 7] = [
    checked("BranchOpInterface", "branch", None, false),
    checked("CastOpInterface", "cast", Some("CastOpInterface"), false),
    checked("FunctionOpInterface", "function", None, false),
    checked("LoopLikeOpInterface", "loop_like", Some("LoopValues"), true),
    checked(
        "OffsetSizeAndStrideOpInterface",
        "offsets_sizes_strides",
        Some("OffsetSizeAndStrideOpInterface"),
        false,
    ),
    checked("RegionBranchOpInterface", "region_branch", None, true),
    checked("WeightedBranchOpInterface", "branch_weights", None, false),
];

/// The traits of one operation.
#[derive(Default)]
pub(super) struct OpTraits {
    /// Names of flags.
    pub(super) flags: Vec<Ident>,
    /// Expressions for checks, in order.
    pub(super) checks: Vec<TokenStream>,
    /// Expressions for checks that come after those of everything in the regions, in order.
    pub(super) region_checks: Vec<TokenStream>,
    /// Names of traits whose check the author writes.
    pub(super) by_hand: Vec<Ident>,
    /// Names of the runtime's traits that the author implements for checks.
    pub(super) required: Vec<&'static str>,
    /// Names of the operations that it may be in; none for any.
    pub(super) parents: Vec<String>,
    /// The operation that ends blocks of the regions when a text shows none.
    pub(super) terminator: Option<String>,
}

impl OpTraits {
    /// The traits of an operation, whose item is `handle`.
    pub(super) fn of(op: &Operation<'_>, handle: &Ident) -> OpTraits {
        let mut traits = OpTraits::default();
        for tr in &op.traits {
            let kind = tr.kind();
            let Some(name) = tr.qualified_name() else { continue };
            match kind {
                TraitKind::Pred | TraitKind::Internal => {}
                TraitKind::Interface => traits.interface(op, handle, &name),
                TraitKind::Native => traits.native(op, handle, &name),
            }
        }
        traits
    }

    fn interface(&mut self, op: &Operation<'_>, handle: &Ident, name: &str) {
        let local = name.strip_prefix("::mlir::").and_then(|rest| rest.strip_suffix("::Trait"));
        match local {
            Some("SymbolOpInterface") => {
                self.flags.push(ident("SYMBOL"));
                let function = declaration_check(op).map(ident).into_iter();
                self.checks.extend(function.map(|function| quote! { checks::#function }));
            }
            Some("CastOpInterface") => self.flags.push(ident("CAST")),
            _ => {}
        }
        let Some(check) = CHECKED.iter().find(|check| Some(check.name) == local) else { return };
        let function = ident(check.function);
        self.required.extend(check.asks_author);
        let handle = check.asks_author.map(|_| handle).into_iter();
        let checks = if check.with_regions { &mut self.region_checks } else { &mut self.checks };
        checks.push(quote! { checks::#function #(::<#handle>)* });
    }

    fn native(&mut self, op: &Operation<'_>, handle: &Ident, name: &str) {
        let local = name.strip_prefix("::mlir::").unwrap_or(name);
        let local = local.strip_prefix("OpTrait::").unwrap_or(local);
        if let Some((_, known)) = KNOWN.iter().find(|(known, _)| *known == local) {
            match known {
                Known::Flag(flag) => self.flags.push(ident(flag)),
                Known::Check(function) => {
                    let function = ident(function);
                    self.checks.push(quote! { traits::#function });
                }
                Known::Nothing => {}
            }
            return;
        }
        let names = |classes: Vec<&str>| {
            classes.into_iter().map(|class| parent_name(op, class)).collect::<Option<Vec<_>>>()
        };
        if let Some(parents) = parameters(local, "HasParent").and_then(names) {
            self.parents = parents;
            return;
        }
        if let Some(classes) = parameters(local, "SingleBlockImplicitTerminator") {
            self.flags.push(ident("SINGLE_BLOCK"));
            self.terminator = classes.first().and_then(|class| parent_name(op, class));
            let name = self.terminator.clone().into_iter();
            self.region_checks
                .extend(name.map(|name| quote! { |ctx, ir, op| checks::ends_with(ctx, ir, op, #name) }));
            return;
        }
        let by_hand = ident(&camel(&name.replace("::", "_").replace(['<', '>', ',', ' '], "_")));
        self.checks.push(quote! { |ctx, ir, op| #by_hand::verify_trait(#handle(op), ctx, ir) });
        self.by_hand.push(by_hand);
    }
}

/// The check of a symbol that may be a declaration, which the class says in C++; by default none is one.
fn declaration_check(op: &Operation<'_>) -> Option<&'static str> {
    let code = op.record.get("extraClassDeclaration").as_str()?;
    // A class that says how visible it is has its own idea of what is public.
    if code.contains("getVisibility()") || code.contains("isPublic()") {
        return None;
    }
    let (_, rest) = code.split_once("bool isDeclaration()")?;
    let (body, _) = rest.split_once('}')?;
    match () {
        () if body.contains("isExternal()") => Some("external_symbol"),
        () if body.contains("return true;") => Some("declared_symbol"),
        () => None,
    }
}

/// The parameters of `Name<A, B>::Impl`.
fn parameters<'t>(text: &'t str, name: &str) -> Option<Vec<&'t str>> {
    let inner = text.strip_prefix(name)?.strip_prefix('<')?.strip_suffix(">::Impl")?;
    Some(inner.split(',').map(str::trim).collect())
}

/// The name of the operation whose class a trait mentions, when a file defines it or it is MLIR's module.
fn parent_name(op: &Operation<'_>, class: &str) -> Option<String> {
    let wanted = class.rsplit("::").next().unwrap_or(class);
    let of_class = |record: &RecordRef<'_>| {
        let name = record.name();
        name == wanted || name.split_once('_').is_some_and(|(_, class)| class == wanted)
    };
    let mut found =
        op.record.records().derived("Op").filter(of_class).filter_map(|record| Operation::new(record).ok());
    let defined = found.next().map(|parent| parent.name());
    defined.or_else(|| (wanted == "ModuleOp").then(|| "builtin.module".to_owned()))
}
