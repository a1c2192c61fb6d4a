//! Functions that an author adds to operations of loaded dialects.

use std::collections::BTreeMap;
use std::fmt;

use ir_core::context::Context;
use ir_core::rewrite::PatternSet;
use ir_core::runtime::{CanonicalizationHook, Check, FoldHook};

use crate::leak::leak;
use crate::shared_syntax::SharedSyntax;

/// Functions for operations of loaded dialects, by the full names of the operations. An author of a compiled
/// dialect implements traits instead. Like definitions, they are kept for the life of the program.
#[derive(Default)]
pub struct Hooks(BTreeMap<String, OpHooks>);

/// The functions of an operation.
#[derive(Default)]
pub(crate) struct OpHooks {
    /// The verifier.
    pub verify: Option<&'static dyn Check>,
    /// The verifier that runs after the regions were verified.
    pub verify_regions: Option<&'static dyn Check>,
    /// Whether a verifier runs elsewhere.
    is_verified_elsewhere: bool,
    /// The folder.
    pub fold: Option<&'static dyn FoldHook>,
    /// The helper in C++ that parses and prints the operation.
    pub syntax: Option<SharedSyntax>,
    /// Functions that add canonicalization patterns.
    patterns: Vec<&'static dyn CanonicalizationHook>,
}

impl Hooks {
    /// Sets the verifier of an operation. It runs after the constraints and traits were verified.
    pub fn set_verifier(&mut self, operation: &str, verify: impl Check + 'static) -> &mut Self {
        self.entry(operation).verify = Some(leak(verify));
        self
    }

    /// Sets the verifier of an operation that runs after its regions were verified.
    pub fn set_region_verifier(&mut self, operation: &str, verify: impl Check + 'static) -> &mut Self {
        self.entry(operation).verify_regions = Some(leak(verify));
        self
    }

    /// Sets the folder of an operation.
    pub fn set_folder(&mut self, operation: &str, fold: impl FoldHook + 'static) -> &mut Self {
        self.entry(operation).fold = Some(leak(fold));
        self
    }

    /// Adds canonicalization patterns of an operation. `add` is called for each set of patterns that a pass
    /// collects.
    pub fn add_canonicalization(
        &mut self,
        operation: &str,
        add: impl CanonicalizationHook + 'static,
    ) -> &mut Self {
        self.entry(operation).patterns.push(leak(add));
        self
    }

    /// Names the helper that parses and prints an operation in C++. An operation with a declarative format
    /// keeps it.
    pub fn set_syntax(&mut self, operation: &str, syntax: SharedSyntax) -> &mut Self {
        self.entry(operation).syntax = Some(syntax);
        self
    }

    /// States that a verifier of an operation runs elsewhere, so that no report lists it as missing.
    pub fn set_verified_elsewhere(&mut self, operation: &str) -> &mut Self {
        self.entry(operation).is_verified_elsewhere = true;
        self
    }

    /// The names of the operations that have a function.
    pub fn operations(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// The functions of an operation.
    pub(crate) fn get(&self, operation: &str) -> Option<&OpHooks> {
        self.0.get(operation)
    }

    fn entry(&mut self, operation: &str) -> &mut OpHooks {
        self.0.entry(operation.to_owned()).or_default()
    }
}

impl fmt::Debug for Hooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Hooks").field(&self.0.keys()).finish()
    }
}

impl OpHooks {
    /// The function that adds all canonicalization patterns.
    pub fn canonicalization(&self) -> Option<&'static dyn CanonicalizationHook> {
        let all = self.patterns.clone();
        let add =
            move |ctx: &Context, patterns: &mut PatternSet| all.iter().for_each(|add| add(ctx, patterns));
        (!self.patterns.is_empty()).then(|| leak(add) as &'static dyn CanonicalizationHook)
    }

    /// Whether it has a function in place of this field of the runtime's data.
    pub fn has(&self, field: &str) -> bool {
        match field {
            "verify" => self.verify.is_some() || self.is_verified_elsewhere,
            "verify_regions" => self.verify_regions.is_some(),
            "fold" => self.fold.is_some(),
            "canonicalization" => !self.patterns.is_empty(),
            _ => false,
        }
    }
}
