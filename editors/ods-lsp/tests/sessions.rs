//! Sessions with the server.

use crate::client::{Client, TestHost};
use crate::support::sessions::{self, Server, Session};
use serde_json::{Value, json};

/// `odsgen lsp`
struct OdsLsp;

impl Server for OdsLsp {
    const NAME: &'static str = "odsgen lsp";

    fn start(files: &str) -> Client {
        let capabilities = if files.contains("// snippets") {
            json!({"textDocument": {"completion": {"completionItem": {"snippetSupport": true}}}})
        } else {
            json!({})
        };
        Client::start(TestHost::new(Vec::new()), json!({"debounce": 0}), capabilities)
    }

    /// The edits of `edits` and `fixes` are applied, which shows whether they go together.
    fn show_actions(session: &mut Session, command: &str, actions: &Value) -> String {
        if !matches!(command, "edits" | "fixes") {
            return sessions::pretty(actions);
        }
        let mut out = String::new();
        for action in actions.as_array().into_iter().flatten() {
            out.push_str(&format!("{} ({})\n", action["title"], action["kind"]));
            let edits = action["edit"]["changes"][&session.main].as_array().into_iter().flatten();
            out.push_str(&changed_lines(&session.source, &edited(&session.source, edits.collect())));
        }
        out
    }
}

/// A source after edits.
fn edited(source: &str, mut edits: Vec<&Value>) -> String {
    // The last edit comes first, so that positions stay; of two at one position, the second comes first.
    edits.reverse();
    edits.sort_by_key(|edit| std::cmp::Reverse(offset(source, &edit["range"]["start"])));
    let mut edited = source.to_owned();
    for edit in edits {
        let at = |key: &str| offset(source, &edit["range"][key]);
        edited.replace_range(at("start")..at("end"), edit["newText"].as_str().unwrap_or_default());
    }
    edited
}

/// The lines of the new text between the first and the last difference.
fn changed_lines(old: &str, new: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (old.lines().collect(), new.lines().collect());
    let same = old.iter().zip(&new).take_while(|(old, new)| old == new).count();
    let most = old.len().min(new.len()) - same;
    let ends = old.iter().rev().zip(new.iter().rev()).take(most);
    let after = ends.take_while(|(old, new)| old == new).count();
    new[same..new.len() - after].iter().map(|line| format!("| {line}\n")).collect()
}

/// The byte offset of a position.
fn offset(text: &str, position: &Value) -> usize {
    let line = position["line"].as_u64().unwrap_or(0) as usize;
    let before: usize = text.split_inclusive('\n').take(line).map(str::len).sum();
    before + position["character"].as_u64().unwrap_or(0) as usize
}

#[test]
fn the_table_of_features_is_true() {
    sessions::check_table::<OdsLsp>();
}

#[test]
fn sessions_are_answered_as_recorded() {
    sessions::check_snapshots::<OdsLsp>();
}
