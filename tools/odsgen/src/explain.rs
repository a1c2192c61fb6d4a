//! `odsgen explain`: the explanation of a code.

use ods_parser::diagnostics::Code;

/// The codes of the language, and those of the model and the emitters.
fn table() -> impl Iterator<Item = &'static (Code, &'static str, &'static str)> {
    ods_parser::codes::TABLE.iter().chain(ods_codegen::codes::TABLE)
}

/// The title and explanation of a code, which may be written `ODS0201`, `ods201` or `201`.
///
/// # Errors
/// One sentence when there is no such code.
pub(crate) fn explain(code: &str) -> Result<String, String> {
    let upper = code.to_ascii_uppercase();
    let number: Option<u16> = upper.strip_prefix("ODS").unwrap_or(&upper).parse().ok();
    match table().find(|(found, ..)| Some(found.0) == number) {
        Some((code, title, text)) => Ok(format!("{code}: {title}\n\n{}\n", text.trim_end())),
        None => Err(format!("there is no code '{code}'; 'odsgen explain' lists them")),
    }
}

/// All codes with their titles.
pub(crate) fn list() -> String {
    let mut codes: Vec<_> = table().map(|(code, title, _)| (code, title)).collect();
    codes.sort_unstable();
    codes.iter().map(|(code, title)| format!("{code}  {title}\n")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_can_be_written_in_every_usual_way() {
        let text = explain("ODS0001").unwrap();
        assert!(text.starts_with("ODS0001: "));
        assert_eq!(explain("1").unwrap(), text);
        assert_eq!(explain("ods0001").unwrap(), text);
        assert!(explain("ODS9999").is_err());
        assert!(explain("syntax").is_err());
    }

    #[test]
    fn no_code_is_used_twice_and_each_is_explained() {
        let mut codes: Vec<_> = table().map(|(code, ..)| *code).collect();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), table().count());
        assert!(table().all(|(_, title, text)| !title.is_empty() && text.len() > 20));
    }
}
