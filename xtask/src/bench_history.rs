//! The history of the measurements: for each commit and machine the ratios to the peers, in `xtask/benches/history.json`, and a page
//! that draws them. Times are not kept: they belong to a machine and its load, ratios of one run to programs.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::{Map, Value, json};

use crate::Result;
use crate::run::{cores, root, say, target};

mod page;

/// The history, with the entry that this run adds to.
pub(crate) struct History {
    file: PathBuf,
    entries: Vec<Value>,
    /// The rows of this run: by table and row, each ratio by its name.
    rows: Map<String, Value>,
    table: String,
}

impl History {
    /// Reads the history; it is empty if there is no file.
    ///
    /// # Errors
    /// When the file is not a history.
    pub(crate) fn read() -> Result<History> {
        let file = root().join("xtask/benches/history.json");
        let entries = match fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text).map_err(|error| at(&file, &error))?,
            Err(_) => Vec::new(),
        };
        Ok(History { file, entries, rows: Map::new(), table: String::new() })
    }

    /// Begins a table, which the next rows belong to.
    pub(crate) fn table(&mut self, name: &str) {
        name.clone_into(&mut self.table);
    }

    /// Adds a row of ratios. What could not be measured is left out.
    pub(crate) fn row(&mut self, name: &str, ratios: &[(&str, f64)]) {
        let rounded = |ratio: f64| json!((ratio * 1000.0).round() / 1000.0);
        let known = ratios.iter().filter(|(_, ratio)| ratio.is_finite());
        let ratios: Map<String, Value> =
            known.map(|&(name, ratio)| (name.to_owned(), rounded(ratio))).collect();
        if !ratios.is_empty() {
            self.rows.insert(format!("{}: {name}", self.table), Value::Object(ratios));
        }
    }

    /// Writes the history with the rows of this run, and the page. A run at the same commit on the same machine replaces the rows
    /// that it measured again.
    ///
    /// # Errors
    /// When a file cannot be written.
    pub(crate) fn write(mut self) -> Result {
        if self.rows.is_empty() {
            return Ok(());
        }
        self.merge(&commit()?, &machine());
        let lines: Vec<String> = self.entries.iter().map(|entry| format!("{entry:#}")).collect();
        let text = format!("[\n{}\n]\n", lines.join(",\n"));
        let page = target()?.join("bench/index.html");
        for (path, text) in [(&self.file, text), (&page, page::page(&self.entries))] {
            let folder = path.parent().unwrap_or(Path::new("."));
            fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
            fs::write(path, text).map_err(|error| at(path, &error))?;
        }
        say(&format!("the history is drawn in {}", page.display()));
        Ok(())
    }

    /// Adds the rows to the entry of a commit and machine, which is the last one if it is new.
    fn merge(&mut self, commit: &str, machine: &str) {
        let is_same = |entry: &Value| entry["commit"] == commit && entry["machine"] == machine;
        let index = self.entries.iter().position(is_same).unwrap_or_else(|| {
            self.entries.push(json!({"commit": commit, "machine": machine, "rows": {}}));
            self.entries.len() - 1
        });
        if let Some(rows) = self.entries[index]["rows"].as_object_mut() {
            rows.append(&mut self.rows);
        }
    }
}

/// A message about a file.
fn at(path: &Path, error: &dyn std::fmt::Display) -> String {
    format!("{}: {error}", path.display())
}

/// The checked-out commit, with `+` after it if there are changes beyond it.
fn commit() -> Result<String> {
    let git = |args: &[&str]| -> Result<String> {
        let output = Command::new("git").args(args).current_dir(root()).output();
        let output = output.map_err(|error| format!("'git' cannot be started: {error}"))?;
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    };
    // Measurements of a commit and its history are committed later.
    let changes = git(&["status", "--porcelain", "--untracked-files=no", "--", ".", ":!benches"])?;
    let mark = if changes.is_empty() { "" } else { "+" };
    Ok(format!("{}{mark}", git(&["rev-parse", "--short=10", "HEAD"])?))
}

/// The processor and its number of cores.
fn machine() -> String {
    let text = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = text.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    format!("{}, {} cores", model.map_or("unknown processor", |(_, name)| name), cores())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(history: &mut History, ratio: f64) {
        history.table("ir");
        history.row("chain 10", &[("time", ratio), ("memory", f64::NAN)]);
        history.merge("c1", "m");
    }

    #[test]
    fn a_run_at_the_same_commit_replaces_what_it_measured_again() {
        let mut history =
            History { file: PathBuf::new(), entries: Vec::new(), rows: Map::new(), table: String::new() };
        measured(&mut history, 0.5);
        measured(&mut history, 0.12345);
        let expected = json!([{"commit": "c1", "machine": "m", "rows": {"ir: chain 10": {"time": 0.123}}}]);
        assert_eq!(Value::Array(history.entries), expected);
    }

    #[test]
    fn a_page_draws_each_machine_and_each_row() {
        let rows = json!({"ir: a<b": {"time": 0.1, "memory": 2.0}});
        let entries = ["c1", "c2"].map(|commit| json!({"commit": commit, "machine": "m", "rows": rows}));
        let page = page::page(&entries);
        assert_eq!(page.matches("<h2>").count(), 1);
        assert_eq!(page.matches("a&lt;b").count(), 2, "a row for each ratio");
        assert_eq!(page.matches("<circle").count(), 4, "a point for each commit and ratio");
    }
}
