//! Operations that definitions name by their C++ classes: `HasParent<"FuncOp">`,
//! `SingleBlockImplicitTerminator<"scf::YieldOp">`.

use ods_parser::diagnostics::closest_name;

use super::super::{Dialect, Result, Trait, TraitKind};
use super::{Operation, operation_class};
use crate::{Diagnostic, RecordRef, codes};

/// The operation that a class name refers to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpClass {
    /// The operation with this full name.
    Named(String),
    /// An operation whose definition is not included.
    Foreign,
}

/// The traits whose parameters are classes of operations.
const TRAITS: [&str; 2] = ["HasParent", "SingleBlockImplicitTerminator"];

/// The class and name of MLIR's module, whose definition few dialects include.
const MODULE: (&str, &str) = ("ModuleOp", "builtin.module");

/// The prefix of the classes of `affine`, which had the namespace `mlir` before MLIR 16.
const AFFINE: &str = "Affine";

/// The trait and its parameters, if it is one of MLIR's traits whose parameters are classes of operations.
pub fn class_parameters(qualified: &str) -> Option<(&'static str, Vec<&str>)> {
    let local = qualified.strip_prefix("::mlir::OpTrait::")?;
    TRAITS.into_iter().find_map(|name| {
        let inner = local.strip_prefix(name)?.strip_prefix('<')?.strip_suffix(">::Impl")?;
        Some((name, inner.split(',').map(str::trim).collect()))
    })
}

/// Checks that the classes exist that the traits of an operation name.
///
/// # Errors
/// The first class that has no definition although its dialect is included.
pub fn check_classes(operation: &Operation<'_>) -> Result<()> {
    let is_native = |tr: &&Trait<'_>| tr.kind() == TraitKind::Native;
    for name in operation.traits.iter().filter(is_native).filter_map(|tr| tr.qualified_name()) {
        for class in class_parameters(&name).map(|(_, classes)| classes).unwrap_or_default() {
            resolve(operation, class)?;
        }
    }
    Ok(())
}

/// Resolves the class in a trait of `operation`: in the namespace that the trait names, and in the
/// operation's own dialect before others.
///
/// # Errors
/// When there is no such class, unless it may be in a dialect whose definitions are not included.
pub fn resolve(operation: &Operation<'_>, class: &str) -> Result<OpClass> {
    let (namespace, expected) = class.rsplit_once("::").unwrap_or(("", class));
    let namespace = namespace.trim_start_matches("::");
    let records = operation.record.records();
    let candidates = || records.derived("Op").filter(|record| is_in(*record, namespace));
    let of_class = || candidates().filter(|record| operation_class(record.name()) == expected);
    let own = of_class().find(|record| record.get("cppNamespace").as_str() == Some(operation.namespace));
    if let Some(found) = own.or_else(|| of_class().next()) {
        return Ok(OpClass::Named(full_name(found)?));
    }
    if expected == MODULE.0 && ["", "mlir"].contains(&namespace) {
        return Ok(OpClass::Named(MODULE.1.to_owned()));
    }
    let is_own = ["", "mlir"].contains(&namespace) && !expected.starts_with(AFFINE);
    // A dialect's record may be included without its operations.
    let is_included = is_own || candidates().next().is_some();
    let names = candidates().map(|record| operation_class(record.name()));
    let close = closest_name(expected, names.chain(is_own.then_some(MODULE.0)));
    // A dialect may be spread over files that do not include each other, such as the extensions of
    // `transform`.
    if !is_included || !is_own && close.is_none() {
        return Ok(OpClass::Foreign);
    }
    Err(unknown(operation, class, close))
}

/// Whether the namespace of a definition, such as `::mlir::scf`, ends with the components of `wanted`.
fn is_in(record: RecordRef<'_>, expected: &str) -> bool {
    let namespace = record.get("cppNamespace").as_str().unwrap_or_default().trim_start_matches("::");
    let rest = namespace.strip_suffix(expected);
    expected.is_empty() || rest.is_some_and(|rest| rest.is_empty() || rest.ends_with("::"))
}

/// `func.func`
fn full_name(operation: RecordRef<'_>) -> Result<String> {
    let dialect = Dialect::new(operation.def("opDialect")?).name()?;
    let mnemonic = operation.string("opName")?;
    Ok(if dialect.is_empty() { mnemonic.to_owned() } else { format!("{dialect}.{mnemonic}") })
}

fn unknown(operation: &Operation<'_>, class: &str, close: Option<&str>) -> Diagnostic {
    let message = format!("a trait names the class '{class}', which no operation has");
    let help = match close {
        Some(close) => format!("did you mean '{close}'?"),
        None => "include its definition, or write its namespace when it is in another dialect".to_owned(),
    };
    Diagnostic::error(codes::WRONG_TRAIT, operation.record.span(), message).with_help(help)
}
