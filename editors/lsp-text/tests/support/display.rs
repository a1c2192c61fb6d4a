//! Answers in a form that people read.

use serde_json::Value;

/// An answer for people. Texts have their lines, since most of what is shown is Markdown.
pub(crate) fn pretty(value: &Value) -> String {
    let text = serde_json::to_string_pretty(&shown(value)).expect("JSON is text");
    text.replace("\\n", "\n").replace("\\\"", "\"")
}

/// The first completions, a line for each.
pub(super) fn completions(answer: &Value) -> String {
    const SHOWN: usize = 14;
    let Some(items) = answer["items"].as_array() else { return pretty(answer) };
    let mut text =
        format!("{}{}", items.len(), if answer["isIncomplete"] == true { " and more" } else { "" });
    for item in items.iter().take(SHOWN) {
        let edit = shown(&item["textEdit"]);
        let documentation = item["documentation"]["value"].as_str().unwrap_or_default();
        text.push_str(&format!("\n  {} {}", item["label"], edit["range"].as_str().unwrap_or_default()));
        for part in [item["detail"].as_str(), Some(documentation)]
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
        {
            text.push_str(&format!(" | {}", part.replace('\n', " ")));
        }
        if edit["newText"] != item["label"] {
            text.push_str(&format!(" => {}", edit["newText"]));
        }
    }
    text
}

/// An answer with ranges in the form `line:column-line:column`, counted from 1, and without the folders of
/// URIs.
pub(super) fn shown(value: &Value) -> Value {
    match value {
        Value::Object(object) => {
            let at = |key: &str| object.get(key).and_then(Value::as_u64);
            if let (2, Some(line), Some(column)) = (object.len(), at("line"), at("character")) {
                return format!("{}:{}", line + 1, column + 1).into();
            }
            if let (2, Some(start), Some(end)) = (object.len(), object.get("start"), object.get("end")) {
                let text = |value: &Value| shown(value).as_str().unwrap_or_default().to_owned();
                return format!("{}-{}", text(start), text(end)).into();
            }
            object.iter().map(|(key, value)| (short(key), shown(value))).collect()
        }
        Value::Array(items) => items.iter().map(shown).collect(),
        Value::String(text) => short(text).into(),
        other => other.clone(),
    }
}

fn short(text: &str) -> String {
    let cache = format!("file://{}/cache/", env!("CARGO_TARGET_TMPDIR"));
    let cache_path = format!("{}/cache/", env!("CARGO_TARGET_TMPDIR"));
    text.replace(&cache, "cache:").replace(&cache_path, "cache:").replace("file:///w/", "").replace("/w/", "")
}
