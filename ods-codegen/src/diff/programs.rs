//! Losses and gains of programs: differences of the interface of generated code.

use super::{Detail, Impact};
use crate::api::{ApiItem, Language};

/// The impact of a change of a language's interface.
pub(super) fn impact(language: Language) -> Impact {
    match language {
        Language::Rust => Impact::Rust,
        Language::C => Impact::C,
        Language::Python => Impact::Python,
    }
}

/// The changes of one definition's interface: for each language what breaks callers, and what is new.
pub(super) fn changes(old: &[ApiItem], new: &[ApiItem]) -> Vec<Detail> {
    let languages = [Language::Rust, Language::C, Language::Python];
    languages
        .into_iter()
        .flat_map(|language| [broken(language, old, new), added(language, old, new)])
        .flatten()
        .collect()
}

fn in_language(items: &[ApiItem], language: Language) -> impl Iterator<Item = &ApiItem> {
    items.iter().filter(move |item| item.language == language)
}

fn named<'a>(items: &'a [ApiItem], item: &ApiItem) -> Option<&'a ApiItem> {
    items.iter().find(|other| other.language == item.language && other.name == item.name)
}

fn shown(item: &ApiItem) -> String {
    // A name that ends in brackets is a call, whose parameters the signature has.
    format!("{}{}", item.name.trim_end_matches("()"), item.signature)
}

fn broken(language: Language, old: &[ApiItem], new: &[ApiItem]) -> Option<Detail> {
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for item in in_language(old, language) {
        match named(new, item) {
            Some(other) if other.contract == item.contract && (item.is_required || !other.is_required) => {}
            Some(other) => {
                before.push(shown(item));
                after.push(shown(other));
            }
            None => before.push(shown(item)),
        }
    }
    // Programs that implemented the rest lack methods that authors must write.
    let demanded = in_language(new, language).filter(|item| item.is_required && named(old, item).is_none());
    after.extend(demanded.map(|item| format!("{} (to be implemented)", shown(item))));
    let (kind, word) = match language {
        Language::Rust => ("rust-api", "Rust"),
        Language::C => ("c-api", "C"),
        Language::Python => ("python-api", "Python"),
    };
    let is_broken = !before.is_empty() || !after.is_empty();
    let message = format!("in the generated {word} these are changed or removed");
    is_broken.then(|| {
        Detail::new(kind, message, &[impact(language)]).with_texts(before.join("\n"), after.join("\n"))
    })
}

fn added(language: Language, old: &[ApiItem], new: &[ApiItem]) -> Option<Detail> {
    let is_new = |item: &&ApiItem| !item.is_required && named(old, item).is_none();
    let names: Vec<String> = in_language(new, language).filter(is_new).map(shown).collect();
    let (kind, word) = match language {
        Language::Rust => ("rust-api-added", "Rust"),
        Language::C => ("c-api-added", "C"),
        Language::Python => ("python-api-added", "Python"),
    };
    // All of a new definition is new.
    let is_whole = in_language(old, language).next().is_none();
    let detail = || {
        Detail::new(kind, format!("in the generated {word} these are new"), &[Impact::Adds])
            .with_texts("", names.join("\n"))
    };
    (!names.is_empty() && !is_whole).then(detail)
}
