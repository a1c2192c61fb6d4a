//! Finds reads of records outside the model. By `ARCHITECTURE.md`, no code after the model reads a record.

use super::Problem;
use super::sources::Source;

/// The crate with the model.
const KRATE: &str = "ods-codegen";

/// The folder of the model, within `src`.
const MODEL: &str = "model/";

/// The methods of records that look up a field or a class by its name.
const BY_NAME: [&str; 14] = [
    "bit",
    "dag",
    "def",
    "defs",
    "field",
    "get",
    "int",
    "is_a",
    "list",
    "optional_bit",
    "optional_def",
    "optional_string",
    "string",
    "strings",
];

/// The types of the parts of records, and the methods that list records of a class or match values.
const PARTS: [&str; 10] = [
    "DagArgRef",
    "DagRef",
    "FieldRef",
    "ListRef",
    "ValueRef",
    ".as_dag()",
    ".as_def()",
    "records.derived(",
    ".is_inherited(",
    ".superclasses()",
];

/// Finds lines outside the model that read records.
pub(super) fn check(sources: &[Source]) -> Vec<Problem> {
    let read = |source: &Source, (number, line): (usize, &str)| {
        reads_record(line).then(|| Problem {
            krate: source.krate.clone(),
            message: format!("{}:{number}: reads a record: {}", source.path, line.trim()),
        })
    };
    let others = sources.iter().filter(|source| source.krate == KRATE && !source.in_src().starts_with(MODEL));
    others.flat_map(|source| source.lines().filter_map(|line| read(source, line))).collect()
}

fn reads_record(line: &str) -> bool {
    let code = line.trim_start();
    if code.starts_with("//") {
        return false;
    }
    let by_name = |method: &str| {
        let call = format!(".{method}(\"");
        let is_name = |rest: &str| rest.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        code.match_indices(&call).any(|(at, _)| is_name(&code[at + call.len()..]))
    };
    BY_NAME.into_iter().any(by_name) || PARTS.iter().any(|part| code.contains(part))
}

#[cfg(test)]
mod tests {
    use super::reads_record;

    #[test]
    fn reads_are_found_by_the_methods_of_records() {
        for line in
            ["op.record.bit(\"hasFolder\")?", "records.derived(\"Op\")", "value.as_def()", "ValueRef::Str"]
        {
            assert!(reads_record(line), "{line}");
        }
        for line in
            ["op.has_folder()?", "!part.constraint.is_derived()", "/// record.bit(\"x\")", "map.get(name)"]
        {
            assert!(!reads_record(line), "{line}");
        }
    }
}
