//! The registration of a dialect.

use super::defs::Defs;
use super::emit::{AttributeCheck, Members, NamedTraits, Registration};
use super::{Emitter, ident};
use crate::model::{Dialect, Operation};

impl<'r> Emitter<'r, '_> {
    /// The registration of a dialect with these operations, types and attributes.
    pub(super) fn registration(
        &mut self,
        dialect: Dialect<'r>,
        operations: &[Operation<'r>],
        types: &Defs,
        attributes: &Defs,
    ) -> Registration {
        let name = dialect.name().unwrap_or_default();
        let has_materializer = dialect.flag("hasConstantMaterializer").unwrap_or_default();
        let has_canonicalizer = dialect.flag("hasCanonicalizer").unwrap_or_default();
        let checks = attribute_checks(dialect);
        let required = checks.iter().map(|check| check.required());
        let required = required
            .chain(has_materializer.then_some("MaterializeConstant"))
            .chain(has_canonicalizer.then_some("DialectCanonicalizationPatterns"));
        for required in required {
            self.required.add(required, &ident("Registered"));
        }
        Registration {
            name: name.to_owned(),
            members: Members {
                operations: operations.iter().map(|op| self.definitions.handle(op)).collect(),
                types: types.named.clone(),
                attributes: attributes.named.clone(),
                classes: Vec::new(),
            },
            has_aliases: !attributes.aliased.is_empty(),
            text_types: self.kept_as_text(name, true, types),
            text_attributes: self.kept_as_text(name, false, attributes),
            has_materializer,
            has_canonicalizer,
            checks,
        }
    }

    /// The mnemonics of types or attributes that are kept as text: those without a definition.
    fn kept_as_text(&self, dialect: &str, is_type: bool, defs: &Defs) -> Vec<String> {
        let mnemonics = self.definitions.facts().kept_as_text(dialect, is_type).into_iter();
        let is_defined = |mnemonic: &&str| defs.mnemonics.iter().any(|defined| defined == mnemonic);
        mnemonics.filter(|mnemonic| !is_defined(mnemonic)).map(str::to_owned).collect()
    }

    /// The types of traits of operations that the runtime does not define.
    pub(super) fn named_traits(&self) -> NamedTraits {
        NamedTraits(self.named_traits.iter().map(|name| ident(name)).collect())
    }
}

/// The user-provided checks of attributes that the definition requests.
fn attribute_checks(dialect: Dialect<'_>) -> Vec<AttributeCheck> {
    let checks = [
        ("hasOperationAttrVerify", AttributeCheck::Operation),
        ("hasRegionArgAttrVerify", AttributeCheck::Argument),
        ("hasRegionResultAttrVerify", AttributeCheck::Result),
    ];
    let is_requested = |flag: &str| dialect.flag(flag).unwrap_or_default();
    checks.into_iter().filter(|(flag, _)| is_requested(flag)).map(|(_, check)| check).collect()
}
