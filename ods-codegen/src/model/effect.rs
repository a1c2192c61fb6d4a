//! Side effects of operations.

use super::{fields, view};

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
    /// A record of the class `SideEffectsTraitBase`: the interface with the effects that the definition
    /// lists.
    SideEffects
}

fields! {
    SideEffects
    /// The listed effects.
    effects: views(SideEffect) "effects",
    /// The C++ class that all effects of the interface derive from.
    base_effect: string "baseEffectName",
}
