//! Traits of operations in Rust: flags, checks of the runtime, and user-provided checks.
//!
//! Checks keep the order in which mlir-tblgen lists traits: structural traits, then the constraints of the
//! definition, then other traits and interfaces as they are listed.
//!
//! **Invariant**: a trait or interface whose verifier the runtime lacks becomes a type, for which the author
//! implements `OpTrait` once. A class that no definition has is an error
//! (`model/operation/classes`). `book/src/reference/verification.md` lists all checks, and
//! `tools/ods-opt/tests/verification.rs` fails for a check without a test.

use super::emit::{Check, OpNames};
use super::interfaces::When;
use super::names::camel;
use super::operation::InferredBy;
use super::{Emitter, Ident, ident};
use crate::model::classes::{class_parameters, resolve};
use crate::model::{Interface, OpClass, Operation, Result, Trait, TraitKind};

/// The counterpart of one of MLIR's own traits in the runtime.
#[derive(Clone, Copy, Default)]
struct RuntimeTrait {
    /// The flag by which it is queried.
    flag: Option<&'static str>,
    /// The function of `ir_core::runtime::traits` that verifies it.
    check: Option<&'static str>,
    /// Whether the check runs after everything in the regions was verified.
    with_regions: bool,
}

/// A trait that verifies nothing and is never queried, or that is in the definition's data.
const NOTHING: RuntimeTrait = RuntimeTrait { flag: None, check: None, with_regions: false };

/// A trait that verifies nothing at run time.
const fn flag(flag: &'static str) -> RuntimeTrait {
    RuntimeTrait { flag: Some(flag), ..NOTHING }
}

const fn check(check: &'static str) -> RuntimeTrait {
    RuntimeTrait { check: Some(check), ..NOTHING }
}

impl RuntimeTrait {
    const fn and_check(self, check: &'static str) -> RuntimeTrait {
        RuntimeTrait { check: Some(check), ..self }
    }

    const fn and_region_check(self, check: &'static str) -> RuntimeTrait {
        RuntimeTrait { check: Some(check), with_regions: true, ..self }
    }
}

/// MLIR's own traits, by name in `::mlir` or `::mlir::OpTrait`.
const RUNTIME_TRAITS: &[(&str, RuntimeTrait)] = &[
    ("AffineScope", flag("AFFINE_SCOPE")),
    ("AlwaysSpeculatableImplTrait", flag("ALWAYS_SPECULATABLE")),
    ("AttrSizedOperandSegments", check("attr_sized_operand_segments")),
    ("AttrSizedResultSegments", check("attr_sized_result_segments")),
    ("AutomaticAllocationScope", NOTHING),
    ("ConstantLike", flag("CONSTANT_LIKE")),
    ("DistinctObjectsTrait", NOTHING),
    ("Elementwise", check("elementwise")),
    ("HasOnlyGraphRegion", flag("GRAPH_REGION")),
    ("HasParallelRegion", check("one_region")),
    ("HasRecursiveMemoryEffects", flag("RECURSIVE_MEMORY_EFFECTS")),
    ("InferTypeOpAdaptor", NOTHING),
    ("IsCommutative", flag("COMMUTATIVE")),
    ("IsIdempotent", flag("IDEMPOTENT")),
    ("IsInvolution", flag("INVOLUTION")),
    ("IsIsolatedFromAbove", flag("ISOLATED_FROM_ABOVE").and_region_check("isolated_from_above")),
    ("IsTerminator", flag("TERMINATOR").and_check("is_terminator")),
    ("MemRefsNormalizable", NOTHING),
    ("NoRegionArguments", check("no_region_arguments")),
    ("NoTerminator", flag("NO_TERMINATOR")),
    ("ReturnLike", flag("RETURN_LIKE")),
    ("SameOperandsAndResultElementType", check("same_operands_and_result_element_type")),
    ("SameOperandsAndResultRank", check("same_operands_and_result_rank")),
    ("SameOperandsAndResultShape", check("same_operands_and_result_shape")),
    ("SameOperandsAndResultType", check("same_operands_and_result_type")),
    ("SameOperandsElementType", check("same_operands_element_type")),
    ("SameOperandsShape", check("same_operands_shape")),
    ("SameTypeOperands", check("same_type_operands")),
    ("RecursivelySpeculatableImplTrait", flag("RECURSIVELY_SPECULATABLE")),
    ("Scalarizable", NOTHING),
    ("SingleBlock", flag("SINGLE_BLOCK").and_check("single_block")),
    ("SymbolTable", flag("SYMBOL_TABLE").and_region_check("symbol_table")),
    ("Tensorizable", NOTHING),
    ("Vectorizable", NOTHING),
];

/// Whether a trait can reject an operation: by a check of the runtime, a predicate, or user-provided code.
pub(crate) fn can_fail(tr: Trait<'_>) -> bool {
    let Some(name) = tr.qualified_name() else { return true };
    let local = name.strip_prefix("::mlir::").unwrap_or(&name);
    let local = local.strip_prefix("OpTrait::").unwrap_or(local);
    match tr.kind() {
        TraitKind::Pred => true,
        TraitKind::Internal => false,
        TraitKind::Native => RUNTIME_TRAITS
            .iter()
            .find(|(known, _)| *known == local)
            .is_none_or(|(_, known)| known.check.is_some()),
        TraitKind::Interface => {
            let is_checked = |checked: &Checked| local.strip_suffix("::Trait") == Some(checked.name);
            CHECKED.iter().any(is_checked) || tr.as_interface().is_some_and(Interface::has_verifier)
        }
    }
}

/// A check of one of MLIR's own interfaces.
struct Checked {
    /// The interface, in namespace `::mlir`.
    name: &'static str,
    /// The function of `ir_core::runtime::checks`.
    function: &'static str,
    /// The user-provided trait with the values to check.
    asks_author: Option<&'static str>,
    /// Whether it runs after everything in the regions was verified.
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

/// MLIR's own interfaces that verify something and whose checks the runtime has; those of symbols and
/// inferred types are separate, because they depend on the definition.
const CHECKED: [Checked; 11] = [
    checked("BranchOpInterface", "branch", None, false),
    checked("CastOpInterface", "cast", Some("CastOpInterface"), false),
    checked("DestinationStyleOpInterface", "destination_style", Some("DestinationStyleOpInterface"), true),
    checked("FunctionOpInterface", "function", None, false),
    checked("InParallelOpInterface", "in_parallel", None, false),
    checked("LoopLikeOpInterface", "loop_like", Some("LoopValues"), true),
    checked(
        "OffsetSizeAndStrideOpInterface",
        "offsets_sizes_strides",
        Some("OffsetSizeAndStrideOpInterface"),
        false,
    ),
    checked("RegionBranchOpInterface", "region_branch", None, true),
    checked("ShapedDimOpInterface", "shaped_dim", None, false),
    checked("WeightedBranchOpInterface", "branch_weights", None, false),
    checked("WeightedRegionBranchOpInterface", "region_weights", None, false),
];

/// The interface of MLIR's whose C++ contains only static assertions.
const NEVER_FAILING: &str = "RegionBranchTerminatorOpInterface";

/// The traits of one operation.
#[derive(Default)]
pub(super) struct OpTraits {
    /// Names of flags.
    pub(super) flags: Vec<Ident>,
    /// Checks before the definition's constraints, in order.
    pub(super) structure: Vec<Check>,
    /// Checks after the definition's constraints, in order.
    pub(super) checks: Vec<Check>,
    /// Checks after those of everything in the regions, in order.
    pub(super) region_checks: Vec<Check>,
    /// Types of the traits that the runtime does not define.
    pub(super) named: Vec<Ident>,
    /// Names of the runtime's user-provided traits for checks.
    pub(super) required: Vec<&'static str>,
    /// The operations that may be the parent; `None` for any.
    pub(super) parents: Option<OpNames>,
    /// The implicit terminator of blocks of the regions.
    pub(super) terminator: Option<OpNames>,
}

impl<'r> Emitter<'r, '_> {
    /// The traits of an operation, whose item is `handle`.
    ///
    /// # Errors
    /// When a trait names the class of an operation that does not exist.
    pub(super) fn traits(&self, op: &Operation<'r>, handle: &Ident) -> Result<OpTraits> {
        let mut traits = OpTraits::default();
        let (structural, others): (Vec<Trait<'r>>, Vec<_>) =
            op.traits.iter().partition(|tr| tr.kind() == TraitKind::Native && tr.is_structural());
        for tr in structural {
            let mut found = OpTraits::default();
            found.native(op, handle, tr)?;
            traits.structure.append(&mut found.checks);
            traits.extend(found);
        }
        for tr in others {
            match tr.kind() {
                TraitKind::Pred | TraitKind::Internal => {}
                TraitKind::Interface => self.interface_check(&mut traits, op, handle, tr),
                TraitKind::Native => traits.native(op, handle, tr)?,
            }
        }
        Ok(traits)
    }

    /// Adds the check of an interface of the dialect, or of one of MLIR's own.
    fn interface_check(&self, traits: &mut OpTraits, op: &Operation<'r>, handle: &Ident, tr: Trait<'r>) {
        if let Some((name, when)) = tr.as_interface().and_then(|interface| self.own_check(interface)) {
            traits.add(Check::OwnInterface(name.clone()), when == When::WithRegions);
            return;
        }
        let Some(name) = tr.qualified_name() else { return };
        let local = name.strip_prefix("::mlir::").and_then(|rest| rest.strip_suffix("::Trait"));
        match local {
            Some("SymbolOpInterface") => {
                traits.flags.push(ident("SYMBOL"));
                traits.checks.push(Check::Interface(symbol_check(op)));
            }
            Some("InferTypeOpInterface") => {
                traits.inferred_types(op, handle, self.inferred_by(op));
            }
            Some(local) => {
                match local {
                    "CastOpInterface" => traits.flags.push(ident("CAST")),
                    "FunctionOpInterface" => traits.flags.push(ident("FUNCTION")),
                    _ => {}
                }
                match CHECKED.iter().find(|check| check.name == local) {
                    Some(check) => traits.checked(check, handle),
                    None if local == NEVER_FAILING => {}
                    None => traits.unknown_interface(tr, &name),
                }
            }
            // The interface of another dialect is a trait in that dialect's module.
            None => {}
        }
    }
}

impl OpTraits {
    fn extend(&mut self, other: OpTraits) {
        self.flags.extend(other.flags);
        self.region_checks.extend(other.region_checks);
        self.named.extend(other.named);
        self.required.extend(other.required);
        self.parents = other.parents.or_else(|| self.parents.take());
        self.terminator = other.terminator.or_else(|| self.terminator.take());
    }

    fn add(&mut self, check: Check, with_regions: bool) {
        if with_regions { &mut self.region_checks } else { &mut self.checks }.push(check);
    }

    fn checked(&mut self, check: &Checked, handle: &Ident) {
        self.required.extend(check.asks_author);
        let found = match check.asks_author {
            Some(_) => Check::InterfaceOf(check.function, handle.clone()),
            None => Check::Interface(check.function),
        };
        self.add(found, check.with_regions);
    }

    /// Adds a user-provided check for one of MLIR's own interfaces whose verifier the runtime does not have.
    fn unknown_interface(&mut self, tr: Trait<'_>, name: &str) {
        if let Some(interface) = tr.as_interface().filter(|interface| interface.has_verifier()) {
            self.add_named(name, interface.verifies_with_regions());
        }
    }

    /// Adds a trait that the runtime does not define, with its user-provided check.
    fn add_named(&mut self, name: &str, with_regions: bool) {
        let named = ident(&camel(&name.replace("::", "_").replace(['<', '>', ',', ' '], "_")));
        self.add(Check::Named(named.clone()), with_regions);
        self.named.push(named);
    }

    /// Types that the constraints already relate to others are correct if the constraints hold; so only the
    /// operand from which `SameOperandsAndResultType` takes them is compared, and the types that code infers.
    fn inferred_types(&mut self, op: &Operation<'_>, handle: &Ident, by: Option<InferredBy>) {
        if by == Some(InferredBy::Author) {
            self.required.push("InferTypeOpInterface");
        }
        if by.is_some_and(InferredBy::is_code) {
            self.region_checks.push(Check::InterfaceOf("inferred", handle.clone()));
        } else if op.has_trait("::mlir::OpTrait::SameOperandsAndResultType") {
            let group = op.operands.iter().position(|operand| !operand.constraint.is_variable_length());
            self.region_checks.extend(group.map(|group| Check::InferredFromOperand(handle.clone(), group)));
        }
    }

    /// # Errors
    /// When the trait names the class of an operation that does not exist.
    fn native(&mut self, op: &Operation<'_>, handle: &Ident, tr: Trait<'_>) -> Result<()> {
        let Some(name) = tr.qualified_name() else { return Ok(()) };
        let local = name.strip_prefix("::mlir::").unwrap_or(&name);
        let local = local.strip_prefix("OpTrait::").unwrap_or(local);
        if let Some((_, known)) = RUNTIME_TRAITS.iter().find(|(known, _)| *known == local) {
            self.flags.extend(known.flag.map(ident));
            if let Some(function) = known.check {
                self.add(Check::Trait(function), known.with_regions);
            }
            return Ok(());
        }
        match class_parameters(&name) {
            Some(("HasParent", classes)) => self.has_parent(op, handle, &classes),
            Some((_, classes)) => self.implicit_terminator(op, handle, &classes),
            None => {
                self.add_named(&name, false);
                Ok(())
            }
        }
    }

    fn has_parent(&mut self, op: &Operation<'_>, handle: &Ident, classes: &[&str]) -> Result<()> {
        let parents = match names(op, classes)? {
            Some(names) => OpNames::Listed(names),
            None => {
                self.required.push("ParentOps");
                OpNames::UserProvided(handle.clone())
            }
        };
        self.checks.push(Check::HasParent(parents.clone()));
        self.parents = Some(parents);
        Ok(())
    }

    fn implicit_terminator(&mut self, op: &Operation<'_>, handle: &Ident, classes: &[&str]) -> Result<()> {
        let terminator = match names(op, classes)?.as_deref() {
            Some([name, ..]) => OpNames::Listed(vec![name.clone()]),
            _ => {
                self.required.push("ImplicitTerminator");
                OpNames::UserProvided(handle.clone())
            }
        };
        self.region_checks.push(Check::EndsWith(terminator.clone()));
        self.terminator = Some(terminator);
        Ok(())
    }
}

/// The full names of operations by their classes; `None` if the author must provide them.
fn names(op: &Operation<'_>, classes: &[&str]) -> Result<Option<Vec<String>>> {
    let mut names = Vec::new();
    for class in classes {
        match resolve(op, class)? {
            OpClass::Named(name) => names.push(name),
            OpClass::Foreign => return Ok(None),
        }
    }
    Ok(Some(names))
}

/// The check of a symbol, by the C++ code of the class; by default a symbol has a name and is a definition.
fn symbol_check(op: &Operation<'_>) -> &'static str {
    let code = op.extra_class_declaration();
    if body(code, "bool isOptionalSymbol()").is_some_and(|body| body.contains("return true;")) {
        return "optional_symbol";
    }
    // A class that overrides visibility decides itself which symbols are public.
    if code.contains("getVisibility()") || code.contains("isPublic()") {
        return "symbol";
    }
    match body(code, "bool isDeclaration()") {
        Some(body) if body.contains("isExternal()") => "external_symbol",
        Some(body) if body.contains("return true;") => "declared_symbol",
        _ => "symbol",
    }
}

/// The dialect whose operations need no prefix in the operation's regions, by the C++ code of the class.
/// Code elsewhere returns the operation's own dialect in all projects that we know.
pub(super) fn default_dialect(op: &Operation<'_>) -> Option<String> {
    const METHOD: &str = "getDefaultDialect";
    let head = format!("{METHOD}()");
    let codes = [op.extra_class_declaration(), op.extra_class_definition()];
    let Some(body) = codes.into_iter().find_map(|code| body(code, &head)) else {
        let mut interfaces = op.traits.iter().filter_map(|tr| tr.as_interface());
        let is_declared = interfaces.any(|interface| interface.overridden_methods().contains(&METHOD));
        return is_declared.then(|| op.dialect_name.to_owned());
    };
    if let Some((_, literal)) = body.split_once("return \"") {
        return literal.split_once('"').map(|(dialect, _)| dialect.to_owned());
    }
    let (class, _) = body.split_once("::getDialectNamespace()")?;
    let class = class.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    let named = crate::model::dialects(op.record.records())
        .filter(|dialect| dialect.class_name() == class)
        .find_map(|found| found.name().ok());
    named.map(str::to_owned)
}

/// The text after the head of a C++ function, up to the first closing brace.
fn body<'t>(code: &'t str, head: &str) -> Option<&'t str> {
    let (_, rest) = code.split_once(head)?;
    rest.split_once('}').map(|(body, _)| body)
}
