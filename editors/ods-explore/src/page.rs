//! The HTML document of a page: markup, style and script in one file, with the data if it is standalone.
//!
//! The pages use no framework and no build step: the files are concatenated in the order of this module.
//! Lists and texts draw only the visible rows, so their length costs nothing.

use crate::{Kind, Model};
use serde_json::Value;

const MARKUP: &str = include_str!("assets/page.html");
const STYLE: &str = include_str!("assets/style.css");
const SHARED: &[&str] = &[
    include_str!("assets/dom.js"),
    include_str!("assets/data.js"),
    include_str!("assets/highlight.js"),
    include_str!("assets/list.js"),
    include_str!("assets/lines.js"),
    include_str!("assets/shell.js"),
];
const DEFINITIONS: &[&str] = &[
    include_str!("assets/railroad.js"),
    include_str!("assets/tree.js"),
    include_str!("assets/record.js"),
    include_str!("assets/trial.js"),
    include_str!("assets/definitions.js"),
];
const PIPELINE: &[&str] =
    &[include_str!("assets/graph.js"), include_str!("assets/step.js"), include_str!("assets/pipeline.js")];

/// The page with all its data, which needs no server.
#[must_use]
pub fn page(model: &dyn Model) -> String {
    let mut data = script("index", &model.index());
    for name in model.chunks() {
        if let Some(chunk) = model.chunk(&name) {
            data.push_str(&script(&name, &chunk));
        }
    }
    document(model, &data, "")
}

/// The page that requests its data from the server.
pub(crate) fn served(model: &dyn Model) -> String {
    document(model, "", "connect-src 'self'; ")
}

/// A chunk as an element that browsers keep as text.
///
/// ```text
/// <script type="application/json" data-chunk="index">{…}</script>
/// ```
fn script(name: &str, value: &Value) -> String {
    // `<` ends a script's text, and is the same character in JSON as its escape.
    let text = value.to_string().replace('<', "\\u003c");
    format!("<script type=\"application/json\" data-chunk=\"{}\">{text}</script>\n", escaped(name))
}

/// Fills in the document. Content of the model goes in last, so that nothing in it is replaced.
fn document(model: &dyn Model, data: &str, may_connect: &str) -> String {
    let own = match model.kind() {
        Kind::Definitions => DEFINITIONS,
        Kind::Pipeline => PIPELINE,
    };
    let program: String = SHARED.iter().chain(own).copied().collect();
    let parts = [
        ("{{connect}}", may_connect.to_owned()),
        ("{{kind}}", model.kind().name().to_owned()),
        ("{{style}}", STYLE.to_owned()),
        ("{{title}}", escaped(&model.title())),
        ("{{data}}", data.to_owned()),
        ("{{program}}", program),
    ];
    let mut text = String::new();
    let mut rest = MARKUP;
    while let Some((at, (mark, value))) =
        parts.iter().filter_map(|part| Some((rest.find(part.0)?, part))).min_by_key(|(at, _)| *at)
    {
        text.push_str(&rest[..at]);
        text.push_str(value);
        rest = &rest[at + mark.len()..];
    }
    text + rest
}

/// A text in markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    struct Hostile;

    impl Model for Hostile {
        fn kind(&self) -> Kind {
            Kind::Definitions
        }

        fn title(&self) -> String {
            "</title>{{data}}".to_owned()
        }

        fn index(&self) -> Value {
            json!({ "text": "</script><script>{{program}}" })
        }

        fn chunk(&self, name: &str) -> Option<Value> {
            (name == "a\"b").then(|| json!("c"))
        }

        fn chunks(&self) -> Vec<String> {
            vec!["a\"b".to_owned(), "missing".to_owned()]
        }
    }

    #[test]
    fn nothing_in_a_model_ends_an_element_or_is_replaced() {
        let text = page(&Hostile);
        assert!(text.contains("<title>&lt;/title&gt;{{data}}</title>"));
        assert!(text.contains(r#"{"text":"\u003c/script>\u003cscript>{{program}}"}</script>"#));
        assert!(text.contains(r#"data-chunk="a&quot;b">"c"</script>"#));
        assert!(!text.contains("data-chunk=\"missing\""));
    }

    #[test]
    fn only_a_served_page_may_connect() {
        assert!(served(&Hostile).contains("connect-src 'self'"));
        assert!(!page(&Hostile).contains("connect-src"));
        for kind in ["{{connect}}", "{{kind}}", "{{style}}", "{{title}}"] {
            assert!(!page(&Hostile).contains(kind), "{kind}");
        }
    }
}
