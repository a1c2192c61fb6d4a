//! Side effects of operations.

use super::{Result, fields, view};

view! {
    /// A record of the class `SideEffect`: an effect on a resource.
    SideEffect
}

fields! {
    SideEffect
    /// The C++ class of the effect, such as `::mlir::MemoryEffects::Read`.
    effect: string "effect",
    /// The C++ class of the resource.
    resource: string "resource",
}

view! {
    /// A record of the class `SideEffectsTraitBase`: the interface with the effects that the definition lists.
    SideEffects
}

impl<'r> SideEffects<'r> {
    /// The listed effects.
    ///
    /// # Errors
    /// When the field `effects` is not a list of records.
    pub fn effects(self) -> Result<Vec<SideEffect<'r>>> {
        Ok(self.record.defs("effects")?.into_iter().map(SideEffect::new).collect())
    }

    /// The C++ class that all effects of the interface derive from.
    ///
    /// # Errors
    /// When the field `baseEffectName` is not a string.
    pub fn base_effect(self) -> Result<&'r str> {
        Ok(self.record.string("baseEffectName")?)
    }
}
