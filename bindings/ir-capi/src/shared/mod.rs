//! The functions of the C API for Rust: words in place of handles, and closures in place of callbacks. For
//! crates that share contexts with callers of the C API, such as the Python package.

use crate::boundary::{Host, MlirContext, MlirDialectRegistry, Pointer};
use crate::printing::Flags;
use ir_core::Context;
use ir_core::context::{Attribute, Location, NamedAttribute, OpName, Type, TypeKind};
use ir_core::diagnostic::Diagnostic;
use ir_core::ir::{Block, Ir, Op, Value};
use ir_core::text::{AsmState, ParseResult, ParsedModule, Parser, PrintOptions};
use ir_objects::{Guard, Objects, Word};

pub mod passes;
pub mod rewrite;

pub use crate::boundary::{HandleDiagnostic, Refused};
pub use crate::interfaces::InferenceInput;

/// Creates a context in which all dialects of this library can be loaded, and returns its word.
///
/// # Errors
/// When there can be no more contexts.
pub fn create_context() -> Result<Word, String> {
    let context = crate::context::create_with_all_dialects().map_err(|refused| refused.to_string())?;
    Word::from_bits(context.bits()).ok_or_else(|| "there is no context".to_owned())
}

/// Destroys a context, and ends the data of its handlers.
///
/// # Errors
/// There is no such context, or passes run on its IR.
pub fn destroy_context(context: Word) -> Result<(), Refused> {
    crate::context::destroy(context)
}

/// Adds a handler of diagnostics to a context. Returns its id.
///
/// # Errors
/// There is no such context.
pub fn attach_diagnostic_handler(context: Word, handle: HandleDiagnostic) -> Result<u64, Refused> {
    crate::diagnostics::attach(&mut MlirContext::from_bits(context.bits()).lock()?, handle)
}

/// Removes the handler of diagnostics with an id.
///
/// # Errors
/// There is no such context.
pub fn detach_diagnostic_handler(context: Word, id: u64) -> Result<(), Refused> {
    crate::diagnostics::detach(MlirContext::from_bits(context.bits()).lock()?, id)
}

/// Reports a refused call to the handlers of a context, unless it has reported a reason. Nothing of the
/// context may be locked.
pub fn report_refused(context: Word, refused: &Refused) {
    if *refused != Refused::Failure {
        emit(context, vec![Diagnostic::error(Location::UNKNOWN, refused.to_string())]);
    }
}

/// Creates a registry of dialects, and returns its word.
///
/// # Errors
/// There are too many registries.
pub fn create_registry() -> Result<Word, Refused> {
    Word::from_bits(crate::dialect::create_registry()?).ok_or(Refused::Failure)
}

/// Destroys a registry of dialects.
///
/// # Errors
/// There is no such registry.
pub fn destroy_registry(registry: Word) -> Result<(), Refused> {
    crate::dialect::destroy_registry(registry.bits())
}

/// Makes the dialects of a registry loadable in a context.
///
/// # Errors
/// There is no such context or registry.
pub fn append_registry(context: Word, registry: Word) -> Result<(), Refused> {
    let added = crate::dialect::registry(MlirDialectRegistry::from_bits(registry.bits()))?;
    Host::get(&mut MlirContext::from_bits(context.bits()).lock()?)?.available.append(added);
    Ok(())
}

/// Passes diagnostics to the handlers of a context, newest handler first. Nothing of the context may be
/// locked.
pub fn emit(context: Word, diagnostics: Vec<Diagnostic>) {
    crate::boundary::emit(context, diagnostics);
}

/// Loads a dialect that can be loaded. Returns whether it is loaded then.
pub fn load_dialect(guard: &mut Guard, namespace: &str) -> bool {
    matches!(crate::dialect::load(guard, namespace), Ok(Some(_)))
}

/// Loads the dialects that a text mentions.
pub fn load_mentioned(guard: &mut Guard, text: &[u8]) {
    // Only a context of another library has no list of dialects; it has loaded its own.
    crate::dialect::load_mentioned(guard, text).ok();
}

/// The namespaces of the dialects that can be loaded.
#[must_use]
pub fn available_dialects(guard: &mut Guard) -> Vec<&'static str> {
    Host::get(guard).map(|host| host.available.names()).unwrap_or_default()
}

/// The bits of the identity of the class of types of this name.
#[must_use]
pub fn type_id_of_type(class: &str) -> u64 {
    crate::types::type_id(class).bits()
}

/// The bits of the identity of the class of attributes of this name.
#[must_use]
pub fn type_id_of_attribute(class: &str) -> u64 {
    crate::attributes::type_id(class).bits()
}

/// Creates a type of valid parts.
#[must_use]
pub fn create_type(ctx: &Context, kind: TypeKind<'_>) -> Type {
    crate::types::create(ctx, kind)
}

/// Parses a source that is one type, attribute, or other part of a module.
///
/// # Errors
/// The diagnostics of the parser.
pub fn parse_whole<T>(
    ctx: &Context,
    text: &[u8],
    parse: impl for<'a> FnOnce(&mut Parser<'a>) -> ParseResult<T>,
) -> Result<T, Vec<Diagnostic>> {
    crate::types::parse_whole(ctx, text, parse)
}

/// The only operation of what was read, without the implicit module around it.
///
/// # Errors
/// The number of operations if it is another one.
pub fn only_operation(module: ParsedModule) -> Result<ParsedModule, usize> {
    crate::operation::only_operation(module)
}

/// Infers the types of the results of an operation that does not exist yet.
///
/// # Errors
/// The reason why they cannot be inferred, if there is a message about it.
pub fn infer(objects: &Objects, parts: &InferenceInput<'_>) -> Result<Vec<Type>, Option<Diagnostic>> {
    crate::interfaces::infer(objects, parts)
}

/// Attributes of a new operation, split into a dictionary of discardable ones and one of properties with
/// default values.
#[must_use]
pub fn split_attributes(
    ctx: &Context,
    name: OpName,
    all: &[NamedAttribute],
) -> (Option<Attribute>, Option<Attribute>) {
    ir_core::ir::properties::split(ctx, name, all)
}

/// The attributes of an operation, inherent ones included, sorted by name.
#[must_use]
pub fn attributes(ir: &Ir, op: Op) -> Vec<NamedAttribute> {
    crate::op_attributes::all(ir, op)
}

/// The attribute of this name, inherent or not.
#[must_use]
pub fn attribute(ir: &Ir, op: Op, name: &str) -> Option<Attribute> {
    crate::op_attributes::get(ir, op, name)
}

/// Sets or removes the attribute of this name, inherent or not.
pub fn set_attribute(ir: &mut Ir, op: Op, name: &str, value: Option<Attribute>) {
    crate::op_attributes::set(ir, op, name, value);
}

/// The symbol tables in an operation, inner ones first, each with whether all its uses are visible.
#[must_use]
pub fn symbol_tables(objects: &Objects, top: Op, all_uses_visible: bool) -> Vec<(Op, bool)> {
    crate::symbol_table::tables(objects, top, all_uses_visible)
}

/// The names of the values of an operation and of those around it, for printing.
#[must_use]
pub fn asm_state(objects: &Objects, op: Op, options: &PrintOptions) -> AsmState {
    crate::printing::state(objects, op, &Flags { options: options.clone() })
}

/// The text of an operation, with a newline at the end if nothing is around it.
#[must_use]
pub fn op_text(objects: &Objects, op: Op, options: &PrintOptions) -> Vec<u8> {
    crate::printing::op_text(objects, op, &Flags { options: options.clone() })
}

/// The text of an operation with names that were computed before.
#[must_use]
pub fn op_text_in(objects: &Objects, op: Op, state: &AsmState, options: &PrintOptions) -> Vec<u8> {
    crate::printing::op_text_in(objects, op, state, &Flags { options: options.clone() })
}

/// The label and the operations of a block.
#[must_use]
pub fn block_text(objects: &Objects, block: Block) -> Vec<u8> {
    crate::printing::block_text(objects, block)
}

/// The text of the operation of a result, or a description of a block argument.
#[must_use]
pub fn value_text(objects: &Objects, value: Value) -> Vec<u8> {
    crate::printing::value_text(objects, value)
}
