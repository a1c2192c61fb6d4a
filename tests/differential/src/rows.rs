//! The outcomes of pipelines over many programs, which a file keeps, so that a long run can be continued.

use crate::execution::Tried;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::path::Path;

/// Reasons for missing comparisons that a row lists at most.
const REASONS: usize = 3;

/// The outcomes of a pipeline over all programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Programs with the same behaviour.
    pub equal: usize,
    /// Argument lists with the same behaviour.
    pub runs: usize,
    /// Programs that a pass refused.
    pub refused: usize,
    /// Numbers of programs that were not compared, by reason.
    pub reasons: BTreeMap<String, usize>,
    /// The seeds of programs with another behaviour.
    pub differing: Vec<u64>,
}

impl Row {
    /// Adds the outcome for a program.
    pub fn count(&mut self, seed: u64, tried: &Tried) {
        match tried {
            Tried::Equal(runs) => (self.equal, self.runs) = (self.equal + 1, self.runs + runs),
            Tried::Differs => self.differing.push(seed),
            Tried::NotCompared(reason) => *self.reasons.entry(reason.clone()).or_default() += 1,
            Tried::Refused => self.refused += 1,
        }
    }

    /// The numbers of a pipeline's row, and the most frequent reasons for missing comparisons.
    #[must_use]
    pub fn text(&self, pipeline: &str) -> String {
        let Row { equal, runs, refused, reasons, differing } = self;
        let not_compared: usize = reasons.values().sum();
        let different = differing.len();
        let mut text = format!(
            "{pipeline}: {equal} equal ({runs} runs), {different} differ, {refused} refused, {not_compared} not compared\n"
        );
        let mut reasons: Vec<(&String, &usize)> = reasons.iter().collect();
        reasons.sort_by(|a, b| b.1.cmp(a.1));
        for (reason, count) in reasons.iter().take(REASONS) {
            let _ = writeln!(text, "    {count}: {reason}");
        }
        text
    }
}

/// A table of rows by pipeline, over the programs before `next`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The seed of the next program.
    pub next: u64,
    /// The rows by pipeline.
    pub rows: BTreeMap<String, Row>,
}

impl Table {
    /// Reads the table in a file, and `None` if the file does not exist.
    ///
    /// # Errors
    /// When the file cannot be read, or has another form.
    pub fn read(path: &Path) -> io::Result<Option<Self>> {
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error),
        };
        let invalid = || io::Error::other(format!("'{}' is not a table of outcomes", path.display()));
        Self::parse(&text).map(Some).ok_or_else(invalid)
    }

    /// Writes the table to a file.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn write(&self, path: &Path) -> io::Result<()> {
        // A run that ends meanwhile leaves the old table.
        let new = path.with_extension("new");
        std::fs::write(&new, self.to_text())?;
        std::fs::rename(new, path)
    }

    /// The lines of the file: `next`, then the numbers of each pipeline with its differing seeds, each with
    /// the lines of its reasons.
    fn to_text(&self) -> String {
        let mut text = format!("next\t{}\n", self.next);
        for (pipeline, row) in &self.rows {
            let seeds: Vec<String> = row.differing.iter().map(u64::to_string).collect();
            let (equal, runs, refused) = (row.equal, row.runs, row.refused);
            let _ = writeln!(text, "row\t{pipeline}\t{equal}\t{runs}\t{refused}\t{}", seeds.join(","));
            for (reason, count) in &row.reasons {
                let _ = writeln!(text, "reason\t{count}\t{}", reason.replace('\n', " "));
            }
        }
        text
    }

    fn parse(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let mut table =
            Table { next: lines.next()?.strip_prefix("next\t")?.parse().ok()?, ..Table::default() };
        let mut pipeline = String::new();
        for line in lines {
            let fields: Vec<&str> = line.split('\t').collect();
            match fields[..] {
                ["row", name, equal, runs, refused, seeds] => {
                    name.clone_into(&mut pipeline);
                    let seeds = seeds.split(',').filter(|seed| !seed.is_empty());
                    let row = Row {
                        equal: equal.parse().ok()?,
                        runs: runs.parse().ok()?,
                        refused: refused.parse().ok()?,
                        reasons: BTreeMap::new(),
                        differing: seeds.map(|seed| seed.parse().ok()).collect::<Option<_>>()?,
                    };
                    table.rows.insert(pipeline.clone(), row);
                }
                ["reason", count, reason] => {
                    let row = table.rows.get_mut(&pipeline)?;
                    row.reasons.insert(reason.to_owned(), count.parse().ok()?);
                }
                _ => return None,
            }
        }
        Some(table)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_read_as_it_was_written() {
        let mut table = Table { next: 12, ..Table::default() };
        let row = table.rows.entry("builtin.module(cse)".to_owned()).or_default();
        let outcomes =
            [Tried::Equal(6), Tried::Differs, Tried::NotCompared("a reason".to_owned()), Tried::Refused];
        for (seed, tried) in (3..).zip(&outcomes) {
            row.count(seed, tried);
        }
        table.rows.entry("builtin.module(sccp)".to_owned()).or_default().count(3, &Tried::Equal(1));
        assert_eq!(Table::parse(&table.to_text()), Some(table.clone()));
        assert_eq!(Table::parse("row\tcse"), None);
        let text = "p: 1 equal (6 runs), 1 differ, 1 refused, 1 not compared\n    1: a reason\n";
        assert_eq!(table.rows["builtin.module(cse)"].text("p"), text);
    }
}
