//! `IR.h`: identifiers.

use crate::boundary::{Access, Handle, MlirContext, MlirIdentifier, MlirStringRef, raw};

capi! {
    /// The identifier with this text.
    fn mlirIdentifierGet(context: MlirContext, str: MlirStringRef) -> MlirIdentifier {
        let text = raw::bytes(str)?;
        let guard = context.lock()?;
        Ok(guard.out(guard.context().ident_bytes(text)))
    }

    /// The context of an identifier.
    fn mlirIdentifierGetContext(ident: MlirIdentifier) -> MlirContext {
        Ok(ident.enter()?.0.out_context())
    }

    /// Whether two identifiers are the same.
    fn mlirIdentifierEqual(ident: MlirIdentifier, other: MlirIdentifier) -> bool {
        Ok(ident == other)
    }

    /// The text of an identifier, which lives as long as the context.
    fn mlirIdentifierStr(ident: MlirIdentifier) -> MlirStringRef {
        let (guard, ident) = ident.enter()?;
        Ok(MlirStringRef::new(ident.as_bytes(guard.context())))
    }
}
