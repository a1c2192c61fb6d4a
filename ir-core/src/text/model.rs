//! Custom forms: the models of registered operations and dialects, and of the storage of their types and
//! attributes, for the parser and the printer.

use super::{CustomOp, OperationParser, OperationPrinter, ParseResult, Parser, Printer};
use crate::context::{Attribute, Context, OpName, RegisteredDialect, Type};
use crate::ir::{Ir, Op, Region, Value};
use std::any::Any;

/// The custom form of a registered operation, and the names of its values.
pub trait OpSyntax: Send + Sync {
    /// The full name of the operation.
    fn name(&self) -> &'static str;

    /// Whether the operation has a custom form.
    fn has_custom_form(&self) -> bool;

    /// Whether the custom form can express this operation, so that the source reads back to the same one.
    /// Otherwise, the operation is printed in generic form with its regions.
    fn expresses(&self, ir: &Ir, op: Op) -> bool;

    /// Whether a user-provided hook parses the custom form and adds properties to the operation's attributes.
    /// A duplicate name is then an error.
    fn has_user_provided_form(&self) -> bool;

    /// Parses the custom form, after the operation's name.
    ///
    /// # Errors
    /// On a syntax error, which has been reported.
    fn parse(&self, parser: &mut OperationParser<'_>, op: &mut CustomOp) -> ParseResult<()>;

    /// Prints the custom form, after the operation's name.
    fn print(&self, printer: &mut OperationPrinter<'_>, op: Op);

    /// Whether an operation and all nested operations are valid. The operation may have another name: each
    /// model gives the printer access to the verifier, which is in a higher layer.
    fn verifies(&self, ir: &Ir, op: Op) -> bool;

    /// The dialect of unprefixed operation names in the regions of this one; empty without one.
    fn default_dialect(&self) -> &'static str;

    /// Whether the definition suggests names for values.
    fn has_value_names(&self) -> bool;

    /// Calls `name` with results, in order, and their suggested names. The results are the first ones of
    /// groups with a name.
    fn result_names(&self, ctx: &Context, ir: &Ir, op: Op, name: &mut dyn FnMut(Value, &str));

    /// Calls `name` with block arguments of a region and their suggested names.
    fn block_argument_names(
        &self,
        ctx: &Context,
        ir: &Ir,
        op: Op,
        region: Region,
        name: &mut dyn FnMut(Value, &str),
    );
}

/// The syntax of a registered dialect's types and attributes.
///
/// The parsing hooks are called with the parser after `!dialect.` or `#dialect.`, at the mnemonic.
pub trait DialectSyntax: Send + Sync {
    /// Parses a type, mnemonic first.
    ///
    /// # Errors
    /// The source is not a type of the dialect.
    fn parse_type(&self, parser: &mut Parser<'_>) -> ParseResult<Type>;

    /// Parses an attribute, mnemonic first. `ty` is the expected type, if the context determines it.
    ///
    /// # Errors
    /// The source is not an attribute of the dialect.
    fn parse_attribute(&self, parser: &mut Parser<'_>, ty: Option<Type>) -> ParseResult<Attribute>;

    /// Parses the rest of a type after this mnemonic, for declarative formats that imply the mnemonic.
    ///
    /// # Errors
    /// The source is not a type of the dialect with this mnemonic.
    fn parse_type_body(&self, parser: &mut Parser<'_>, mnemonic: &str) -> ParseResult<Type>;

    /// Parses the rest of an attribute after this mnemonic. `ty` is the expected type, if the context
    /// determines it.
    ///
    /// # Errors
    /// The source is not an attribute of the dialect with this mnemonic.
    fn parse_attribute_body(
        &self,
        parser: &mut Parser<'_>,
        mnemonic: &str,
        ty: Option<Type>,
    ) -> ParseResult<Attribute>;

    /// The alias of an attribute of the dialect, without a numeric suffix.
    fn attribute_alias(&self, ctx: &Context, attribute: Attribute) -> Option<String>;

    /// The alias of a type of the dialect, without a numeric suffix.
    fn type_alias(&self, ctx: &Context, ty: Type) -> Option<String>;

    /// Whether types with this mnemonic are kept as text, because they have no user-provided parser.
    fn is_text_type(&self, mnemonic: &[u8]) -> bool;

    /// The same of attributes.
    fn is_text_attribute(&self, mnemonic: &[u8]) -> bool;
}

/// The printed form of a dialect's type or attribute.
pub trait PrintStorage: 'static {
    /// Prints the type after `!dialect.`, or the attribute after `#dialect.`, mnemonic included.
    fn print(&self, printer: &mut Printer<'_>);
}

/// The printer of the storage of one class of types or attributes: the result of
/// [`TypeStorage::printer`](crate::context::TypeStorage::printer) and
/// [`AttrStorage::printer`](crate::context::AttrStorage::printer).
#[derive(Debug)]
pub struct StoragePrinter(fn(&dyn Any, &mut Printer<'_>));

impl StoragePrinter {
    /// The printer of storages of the type `S`.
    #[must_use]
    pub const fn new<S: PrintStorage>() -> Self {
        StoragePrinter(|storage, printer| {
            if let Some(storage) = storage.downcast_ref::<S>() {
                storage.print(printer);
            }
        })
    }
}

impl Printer<'_> {
    /// Prints a storage by its printer.
    ///
    /// # Panics
    /// When the storage returns something else than a [`StoragePrinter`].
    pub(super) fn print_storage(&mut self, storage: &dyn Any, by: &'static (dyn Any + Send + Sync)) {
        match by.downcast_ref::<StoragePrinter>() {
            Some(StoragePrinter(print)) => print(storage, self),
            None => panic!("the printer of a type or attribute storage is not a 'StoragePrinter'"),
        }
    }
}

impl OpName {
    /// The custom form of a registered operation.
    #[inline]
    pub(crate) fn syntax(self, ctx: &Context) -> Option<&dyn OpSyntax> {
        self.model(ctx)
    }
}

impl RegisteredDialect {
    /// The syntax of the dialect's types and attributes.
    pub(crate) fn syntax(&self) -> Option<&dyn DialectSyntax> {
        self.model()
    }
}
