//! The interface of generated code for its callers, as data: the items of each definition in each language,
//! with their signatures. The emitters derive it from the values that they write code from, so it is the
//! interface of that code.

/// A language of generated code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Language {
    /// Rust.
    Rust,
    /// C, with the functions of `mlir-c`.
    C,
    /// Python.
    Python,
}

/// Something that callers can name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiItem {
    /// The language.
    pub language: Language,
    /// The definition: the name of an operation with its dialect, or else that of a record or class.
    pub owner: String,
    /// Its name, such as `AddOp::create`. Names of an owner are different.
    pub name: String,
    /// Parameters and result; empty without any.
    pub signature: String,
    /// The part of the signature that callers depend on: without names of parameters where these are not
    /// written in calls.
    pub contract: String,
    /// Whether authors must provide it, so that an addition breaks them.
    pub is_required: bool,
}

impl ApiItem {
    /// Something that generated code provides.
    pub(crate) fn provided(
        language: Language,
        owner: impl Into<String>,
        name: impl Into<String>,
        signature: impl Into<String>,
    ) -> ApiItem {
        let signature = signature.into();
        let contract = signature.clone();
        ApiItem { language, owner: owner.into(), name: name.into(), signature, contract, is_required: false }
    }
}
