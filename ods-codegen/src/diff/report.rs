//! The changes as Markdown, and as JSON.

use std::fmt::Write as _;

use super::Detail;
use crate::SourceMap;
use crate::json::value::{Json, if_any, object};
use crate::model::names::capitalized;

/// Meaning of a change for users.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Impact {
    /// Texts in custom form, or command lines, that were valid no longer are, or mean something else.
    Text,
    /// The same of generic form and bytecode.
    Generic,
    /// Programs in Rust no longer compile.
    Rust,
    /// Programs in C no longer compile.
    C,
    /// Programs in Python no longer run.
    Python,
    /// Nothing breaks, but passes or defaults have other results.
    Behavior,
    /// Something new, or more is accepted.
    Adds,
    /// Documentation only.
    Documentation,
}

impl Impact {
    /// All of them.
    pub const ALL: [Impact; 8] = [
        Impact::Text,
        Impact::Generic,
        Impact::Rust,
        Impact::C,
        Impact::Python,
        Impact::Behavior,
        Impact::Adds,
        Impact::Documentation,
    ];

    /// Whether texts or programs break.
    #[must_use]
    pub fn is_breaking(self) -> bool {
        self < Impact::Behavior
    }

    /// The name in JSON.
    fn name(self) -> &'static str {
        match self {
            Impact::Text => "text",
            Impact::Generic => "generic",
            Impact::Rust => "rust",
            Impact::C => "c",
            Impact::Python => "python",
            Impact::Behavior => "behavior",
            Impact::Adds => "adds",
            Impact::Documentation => "documentation",
        }
    }

    /// The words of the report.
    fn words(self) -> &'static str {
        match self {
            Impact::Text => "breaks texts",
            Impact::Generic => "breaks generic form and bytecode",
            Impact::Rust => "breaks Rust",
            Impact::C => "breaks C",
            Impact::Python => "breaks Python",
            Impact::Behavior => "changes behavior",
            Impact::Adds => "adds",
            Impact::Documentation => "documentation",
        }
    }
}

/// A change of a definition.
#[derive(Clone, Debug)]
pub struct Change {
    /// The kind of definition: `operation`, `type`, ….
    pub definition: &'static str,
    /// Its name.
    pub name: String,
    /// The stable name of the kind of change.
    pub kind: &'static str,
    /// One sentence.
    pub message: String,
    /// Its impacts, without duplicates.
    pub impact: Vec<Impact>,
    /// The text before, if the change has one.
    pub before: Option<String>,
    /// The text after.
    pub after: Option<String>,
    /// File and line of the definition: in the new version, or in the old one if it is removed.
    pub place: String,
}

impl Change {
    pub(super) fn new(definition: &'static str, name: String, place: String, detail: Detail) -> Change {
        let Detail { kind, message, mut impact, before, after } = detail;
        impact.sort_unstable();
        impact.dedup();
        Change { definition, name, kind, message, impact, before, after, place }
    }
}

/// All changes from one version to another one.
#[derive(Clone, Debug)]
pub struct Report {
    /// The version of the schema, which changes when a field is removed or changes its meaning.
    pub format: u32,
    /// The main file of the old version.
    pub old: String,
    /// The main file of the new version.
    pub new: String,
    /// The changes, by kinds of definitions.
    pub changes: Vec<Change>,
}

impl Report {
    pub(super) fn new(old: &SourceMap, new: &SourceMap, changes: Vec<Change>) -> Report {
        let main =
            |sources: &SourceMap| sources.files().first().map(|file| file.path.clone()).unwrap_or_default();
        Report { format: 1, old: main(old), new: main(new), changes }
    }

    /// Whether a change has one of these impacts.
    #[must_use]
    pub fn has(&self, impacts: &[Impact]) -> bool {
        self.changes.iter().any(|change| change.impact.iter().any(|impact| impacts.contains(impact)))
    }

    /// The report as JSON.
    #[must_use]
    pub fn json(&self) -> String {
        let json = object! {
            "format": self.format,
            "old": self.old.as_str(),
            "new": self.new.as_str(),
            "changes": Json::List(self.changes.iter().map(Change::json).collect()),
        };
        serde_json::to_string_pretty(&json).unwrap_or_default() + "\n"
    }

    /// The report as Markdown: a count for each impact, then the changes of each definition.
    #[must_use]
    pub fn markdown(&self) -> String {
        let mut out = format!("# Changes from `{}` to `{}`\n\n", self.old, self.new);
        if self.changes.is_empty() {
            out.push_str("No changes.\n");
            return out;
        }
        out.push_str("| impact | changes |\n| --- | ---: |\n");
        for impact in Impact::ALL {
            let count = self.changes.iter().filter(|change| change.impact.contains(&impact)).count();
            if count > 0 {
                // Writing to a String cannot fail.
                let _ = writeln!(out, "| {} | {count} |", impact.words());
            }
        }
        let mut current = None;
        for change in &self.changes {
            let heading = (change.definition, &change.name);
            if current != Some(heading) {
                let _ = write!(
                    out,
                    "\n## {} `{}` ({})\n\n",
                    capitalized(change.definition),
                    change.name,
                    change.place
                );
                current = Some(heading);
            }
            change.write(&mut out);
        }
        out
    }
}

impl Change {
    fn json(&self) -> Json {
        object! {
            "definition": self.definition,
            "name": self.name.as_str(),
            "kind": self.kind,
            "message": self.message.as_str(),
            "impact": Json::List(self.impact.iter().map(|impact| impact.name().into()).collect()),
            "before": if_any(self.before.as_deref()),
            "after": if_any(self.after.as_deref()),
            "place": self.place.as_str(),
        }
    }

    /// `- **breaks texts**: operand 'carry' is added`, and below it what was and what is.
    fn write(&self, out: &mut String) {
        let impact: Vec<&str> = self.impact.iter().map(|impact| impact.words()).collect();
        let _ = writeln!(out, "- **{}**: {}", impact.join(", "), self.message);
        let (before, after) =
            (self.before.as_deref().unwrap_or_default(), self.after.as_deref().unwrap_or_default());
        if before.is_empty() && after.is_empty() {
            return;
        }
        out.push_str("  ~~~diff\n");
        for (sign, text) in [('-', before), ('+', after)] {
            text.lines().for_each(|line| {
                let _ = writeln!(out, "  {sign} {line}");
            });
        }
        out.push_str("  ~~~\n");
    }
}
