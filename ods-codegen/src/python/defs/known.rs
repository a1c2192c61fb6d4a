//! The definitions of attributes, types and enums that C++ types name.

use crate::model::{self, AttrOrTypeDef, DefKind, Enum, Result};
use crate::rust::facts::Facts;
use crate::{FxHashMap, Records};

/// The definitions of all dialects and all enums, by the name of their C++ class.
pub struct DefTable<'r> {
    /// The dialect that a module is written for.
    pub dialect: &'r str,
    facts: Facts,
    defs: FxHashMap<&'r str, Vec<DefEntry<'r>>>,
    enums: FxHashMap<&'r str, Vec<Enum<'r>>>,
}

/// A definition that parameters can name.
#[derive(Clone, Copy)]
pub struct DefEntry<'r> {
    pub kind: DefKind,
    pub dialect: &'r str,
    pub mnemonic: Option<&'r str>,
    pub class: &'r str,
}

impl<'r> DefTable<'r> {
    /// Looks at all records.
    ///
    /// # Errors
    /// When a definition or enum lacks a name.
    pub fn new(records: &'r Records, dialect: &'r str, defs: &[AttrOrTypeDef<'r>]) -> Result<DefTable<'r>> {
        let facts = Facts::new(records);
        let mut known = DefTable { dialect, facts, defs: FxHashMap::default(), enums: FxHashMap::default() };
        for def in defs {
            let class = def.cpp_class_name()?;
            let dialect = def.dialect()?.name()?;
            let found = DefEntry { kind: def.kind(), dialect, mnemonic: def.mnemonic()?, class };
            known.defs.entry(class).or_default().push(found);
        }
        for enumeration in model::enums(records) {
            known.enums.entry(enumeration.class_name()?).or_default().push(enumeration);
        }
        Ok(known)
    }

    /// Whether the runtime has the syntax of a definition, though its code is C++.
    ///
    /// # Errors
    /// When a field is of the wrong type.
    pub fn has_runtime_syntax(&self, def: &AttrOrTypeDef<'r>) -> Result<bool> {
        let Some(mnemonic) = def.mnemonic()? else { return Ok(false) };
        Ok(self.facts.syntax(def.dialect()?.name()?, mnemonic, def.kind()).is_some())
    }

    /// The definition that a C++ type names, that of the module's own dialect first.
    pub fn def(&self, cpp_type: &str) -> Option<DefEntry<'r>> {
        let found = self.defs.get(class_of(cpp_type))?;
        found.iter().find(|def| def.dialect == self.dialect).or(found.first()).copied()
    }

    /// The enum that a C++ type names.
    pub fn enumeration(&self, cpp_type: &str) -> Option<Enum<'r>> {
        let namespace = cpp_type.rsplit_once("::").map_or("", |(namespace, _)| namespace);
        let is_in = |of: &Enum<'r>| of.namespace().is_ok_and(|whole| whole.ends_with(namespace));
        self.enums.get(class_of(cpp_type))?.iter().copied().find(is_in)
    }
}

/// The name of a class without its namespaces.
fn class_of(cpp_type: &str) -> &str {
    cpp_type.rsplit("::").next().unwrap_or(cpp_type)
}
