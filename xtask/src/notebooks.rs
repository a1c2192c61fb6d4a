//! Notebooks as pages of the book: their texts, their code, and their stored outputs.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::Result;

/// A notebook as a page.
pub(crate) struct Page {
    /// The name of the file without its extension.
    pub(crate) name: String,
    /// The first heading.
    pub(crate) title: String,
    /// The page, as Markdown.
    pub(crate) text: String,
}

/// The notebooks in a folder as pages, by their names.
///
/// # Errors
/// When a file cannot be read, or is not a notebook.
pub(crate) fn pages(folder: &Path) -> Result<Vec<Page>> {
    let entries = std::fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let is_notebook = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ipynb");
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).filter(is_notebook).collect();
    paths.sort();
    paths.iter().map(|path| page(path)).collect()
}

fn page(path: &Path) -> Result<Page> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(|error| failed(&error))?;
    let notebook: Value = serde_json::from_str(&text).map_err(|error| failed(&error))?;
    let cells = notebook["cells"].as_array().ok_or_else(|| failed(&"it has no cells"))?;
    let text = cells.iter().map(cell).collect::<String>();
    let title = text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Notebook").to_owned();
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Page { name, title, text })
}

/// A cell and its outputs.
fn cell(cell: &Value) -> String {
    let source = joined(&cell["source"]);
    match cell["cell_type"].as_str() {
        Some("code") => {
            let outputs = cell["outputs"].as_array().into_iter().flatten();
            format!("```python\n{source}\n```\n\n{}", outputs.map(output).collect::<String>())
        }
        _ => format!("{source}\n\n"),
    }
}

/// The printed text, or the richest form of the displayed data. HTML is in a frame, which confines its styles
/// and scripts.
fn output(output: &Value) -> String {
    let html = joined(&output["data"]["text/html"]);
    if html.is_empty() {
        let text = joined(&output["text"]) + &joined(&output["data"]["text/plain"]);
        return format!("```text\n{}\n```\n\n", text.trim_end());
    }
    let escaped = html.replace('&', "&amp;").replace('"', "&quot;").replace('\n', "&#10;");
    format!("<iframe srcdoc=\"{escaped}\" style=\"width: 100%; height: 24em; border: 0\"></iframe>\n\n")
}

/// A text of a notebook: a string, or its lines.
fn joined(text: &Value) -> String {
    match text {
        Value::String(text) => text.clone(),
        Value::Array(lines) => lines.iter().filter_map(Value::as_str).collect(),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_cell_is_its_source_and_what_it_printed_and_showed() {
        let printed = json!({ "output_type": "stream", "text": ["a\n", "b\n"] });
        let shown = json!({ "data": { "text/plain": ["plain"], "text/html": ["<b \"&\">\n"] } });
        let value = json!({ "cell_type": "code", "source": ["x = 1\n", "x"], "outputs": [printed, shown] });
        let expected = "```python\nx = 1\nx\n```\n\n```text\na\nb\n```\n\n<iframe srcdoc=\"<b &quot;&amp;&quot;>&#10;\" \
                        style=\"width: 100%; height: 24em; border: 0\"></iframe>\n\n";
        assert_eq!(cell(&value), expected);
        assert_eq!(cell(&json!({ "cell_type": "markdown", "source": "# Title" })), "# Title\n\n");
    }
}
