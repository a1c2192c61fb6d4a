//! Side effects of operations.

use super::{Result, view};

view! {
    /// A record of the class `SideEffect`: an effect on a resource.
    SideEffect
}

impl<'r> SideEffect<'r> {
    /// The C++ class of the effect, such as `::mlir::MemoryEffects::Read`.
    ///
    /// # Errors
    /// When the field `effect` is not a string.
    pub fn effect(self) -> Result<&'r str> {
        Ok(self.record.string("effect")?)
    }

    /// The C++ class of the resource.
    ///
    /// # Errors
    /// When the field `resource` is not a string.
    pub fn resource(self) -> Result<&'r str> {
        Ok(self.record.string("resource")?)
    }
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
