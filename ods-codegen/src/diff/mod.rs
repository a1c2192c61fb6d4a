//! Differences between two versions of a dialect, for its users: additions, removals, changes, and the texts
//! and programs that they break.
//!
//! Definitions of both versions are paired by the names that users write. Each kind of definition compares
//! its own fields (`Compared`) and states the effect of a change on modules. The effect on programs follows
//! from the interface of the generated code ([`crate::api`]). That interface is compared for every pair, so
//! no rule here depends on the form of generated code.

mod constraints;
mod defs;
mod formats;
mod operations;
mod others;
mod parts;
mod programs;
mod report;

use std::collections::BTreeMap;

use crate::api::ApiItem;
use crate::model::{self, AttrOrTypeDef, DefKind, InterfaceKind, Operation};
use crate::{Diagnostic, RecordRef, Records, SourceMap, capi, python, rust};

pub use report::{Change, Impact, Report};

/// A version of the definitions.
#[derive(Clone, Copy)]
pub struct Version<'r> {
    /// The definitions.
    pub records: &'r Records,
    /// Their files.
    pub sources: &'r SourceMap,
    /// The dialect; `None` for the one that the main file is about.
    pub dialect: Option<&'r str>,
}

/// The changes from one version to another one.
///
/// # Errors
/// When the dialect of a version cannot be found.
pub fn diff(old: Version<'_>, new: Version<'_>) -> Result<Report, Diagnostic> {
    let mut comparison = Comparison { old: Side::new(old)?, new: Side::new(new)?, changes: Vec::new() };
    comparison.all();
    Ok(Report::new(old.sources, new.sources, comparison.changes))
}

/// A change of one definition, in words that do not repeat its name.
#[derive(Clone, Debug)]
struct Detail {
    /// The stable name of the kind of change, such as `operand-added`.
    kind: &'static str,
    message: String,
    impact: Vec<Impact>,
    before: Option<String>,
    after: Option<String>,
}

impl Detail {
    fn new(kind: &'static str, message: impl Into<String>, impact: &[Impact]) -> Detail {
        Detail { kind, message: message.into(), impact: impact.to_vec(), before: None, after: None }
    }

    /// The same with the texts before and after.
    fn with_texts(self, before: impl Into<String>, after: impl Into<String>) -> Detail {
        Detail { before: Some(before.into()), after: Some(after.into()), ..self }
    }

    /// A change of documentation, which is shown as it was and is.
    fn documentation(old: &str, new: &str, field: &str) -> Option<Detail> {
        let message = format!("the {field} is changed");
        let is_same = old.split_whitespace().eq(new.split_whitespace());
        (!is_same).then(|| Detail::new("documentation", message, &[Impact::Documentation]))
    }
}

/// A kind of definition that is compared.
trait Compared<'r> {
    /// The noun for messages.
    fn noun(&self) -> &'static str;

    /// The name by which users know it, and by which versions are paired.
    fn name(&self) -> String;

    /// Its owner in the interface of generated code.
    fn owner(&self) -> String;

    fn record(&self) -> RecordRef<'r>;

    /// The impact on texts when it is removed or renamed.
    fn removal(&self) -> &'static [Impact];

    /// The impact when it is added.
    fn addition(&self) -> Impact {
        Impact::Adds
    }

    /// The changes to another version.
    fn changes(&self, new: &Self, sides: (&Side<'r>, &Side<'r>)) -> Vec<Detail>;
}

/// A version with its dialect and the interface of its generated code.
struct Side<'r> {
    records: &'r Records,
    sources: &'r SourceMap,
    dialect: Option<model::Dialect<'r>>,
    api: BTreeMap<String, Vec<ApiItem>>,
}

impl<'r> Side<'r> {
    fn new(version: Version<'r>) -> Result<Side<'r>, Diagnostic> {
        let Version { records, sources, dialect } = version;
        // A file of passes may include the dialects of their operations.
        let is_about_passes = model::own_passes(records, sources).next().is_some()
            && model::own_dialects(records, sources).is_empty();
        let has_none = model::dialects(records).next().is_none();
        let dialect = match dialect {
            None if is_about_passes || has_none => None,
            name => Some(model::dialect_meant(records, sources, name)?),
        };
        let name = dialect.map(|dialect| dialect.name()).transpose()?;
        let mut owners: BTreeMap<String, Vec<ApiItem>> = BTreeMap::new();
        let of_all = [
            rust::api(records, sources, name),
            capi::api(records, sources, name),
            python::api(records, sources, name),
        ];
        for item in of_all.into_iter().flatten() {
            owners.entry(item.owner.clone()).or_default().push(item);
        }
        Ok(Side { records, sources, dialect, api: owners })
    }

    fn items(&self, owner: &str) -> &[ApiItem] {
        self.api.get(owner).map_or(&[], Vec::as_slice)
    }

    fn operations(&self) -> Vec<Operation<'r>> {
        let all = model::operations(self.records).into_iter().flatten().flatten();
        all.filter(|operation| Some(operation.dialect) == self.dialect).collect()
    }

    fn defs(&self, kind: DefKind) -> Vec<AttrOrTypeDef<'r>> {
        let all = self
            .dialect
            .into_iter()
            .flat_map(|dialect| model::defs_of_dialect(self.records, dialect, kind).flatten());
        all.collect()
    }

    /// Whether a definition that names no dialect belongs to this one: by its namespace, or because the main
    /// file has it.
    fn is_own(&self, record: RecordRef<'_>, namespace: &str) -> bool {
        let own = self.dialect.and_then(|dialect| dialect.namespace().ok());
        self.sources.is_in_main_file(record.span())
            || own.is_some_and(|own| {
                !own.is_empty() && own.trim_start_matches("::") == namespace.trim_start_matches("::")
            })
    }
}

struct Comparison<'r> {
    old: Side<'r>,
    new: Side<'r>,
    changes: Vec<Change>,
}

impl<'r> Comparison<'r> {
    fn all(&mut self) {
        self.pairs(|side| side.operations());
        for kind in [DefKind::Type, DefKind::Attr] {
            self.pairs(|side| side.defs(kind));
        }
        self.pairs(others::enums);
        for kind in InterfaceKind::ALL {
            self.pairs(|side| others::interfaces(side, kind));
        }
        self.pairs(others::passes);
        self.pairs(others::rules);
    }

    /// Pairs the definitions of a kind by their names, and compares them.
    fn pairs<E: Compared<'r>>(&mut self, of: impl Fn(&Side<'r>) -> Vec<E>) {
        let (old, mut added) = (of(&self.old), of(&self.new));
        let mut removed = Vec::new();
        for before in old {
            match added.iter().position(|after| after.name() == before.name()) {
                Some(index) => {
                    let after = added.remove(index);
                    let details = self.details(&before, &after);
                    self.report(&after, self.new.sources, details);
                }
                None => removed.push(before),
            }
        }
        for before in removed {
            let is_same = |after: &E| before.changes(after, (&self.old, &self.new)).is_empty();
            match added.iter().position(is_same) {
                Some(index) => self.renamed(&before, &added.remove(index)),
                None => {
                    let mut impact = before.removal().to_vec();
                    impact.extend(languages(self.old.items(&before.owner())));
                    let detail = Detail::new("removed", "is removed", &impact);
                    self.report(&before, self.old.sources, vec![detail]);
                }
            }
        }
        for after in added {
            let detail = Detail::new("added", "is added", &[after.addition()]);
            self.report(&after, self.new.sources, vec![detail]);
        }
    }

    /// The changes of a definition, for texts and for programs.
    fn details<E: Compared<'r>>(&self, before: &E, after: &E) -> Vec<Detail> {
        let mut details = before.changes(after, (&self.old, &self.new));
        let programs = self.programs(before, after);
        let broken = broken(&programs);
        // Names of operands and results occur in programs only.
        for detail in details.iter_mut().filter(|detail| detail.impact.is_empty()) {
            detail.impact = if broken.is_empty() { vec![Impact::Documentation] } else { broken.clone() };
        }
        details.extend(programs);
        details
    }

    fn renamed<E: Compared<'r>>(&mut self, before: &E, after: &E) {
        let programs = self.programs(before, after);
        let impact = [before.removal().to_vec(), broken(&programs)].concat();
        let message = format!("was probably '{}': all but the name is equal", before.name());
        let detail = Detail::new("renamed", message, &impact).with_texts(before.name(), after.name());
        let lost = programs.into_iter().filter(|detail| !detail.impact.contains(&Impact::Adds));
        let details = [detail].into_iter().chain(lost).collect();
        self.report(after, self.new.sources, details);
    }

    fn programs<E: Compared<'r>>(&self, before: &E, after: &E) -> Vec<Detail> {
        programs::changes(self.old.items(&before.owner()), self.new.items(&after.owner()))
    }

    fn report<E: Compared<'r>>(&mut self, of: &E, sources: &SourceMap, details: Vec<Detail>) {
        let place = model::place(of.record(), sources);
        let changes =
            details.into_iter().map(|detail| Change::new(of.noun(), of.name(), place.clone(), detail));
        self.changes.extend(changes);
    }
}

/// The breaking impacts of changes.
fn broken(details: &[Detail]) -> Vec<Impact> {
    let all = details.iter().flat_map(|detail| detail.impact.iter().copied());
    all.filter(|impact| impact.is_breaking()).collect()
}

/// The languages whose programs can name something.
fn languages(items: &[ApiItem]) -> Vec<Impact> {
    let mut found: Vec<Impact> = items.iter().map(|item| programs::impact(item.language)).collect();
    found.sort_unstable();
    found.dedup();
    found
}
