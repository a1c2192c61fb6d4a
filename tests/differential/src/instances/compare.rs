//! Compares the output of mlir-opt and of generated Rust for instances.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

use super::MARK;
use super::peer::{peer, run};
use super::statements::is_alike;

/// The outcome for the instances of one definition.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Number of instances that mlir-opt accepts.
    pub taken: usize,
    /// Number of these that both print alike.
    pub same: usize,
    /// Number of further ones that are alike in part. Their values have other names that code chooses, or the
    /// operations around them have custom syntax.
    pub same_but_names: usize,
    /// The first difference.
    pub difference: Option<String>,
    /// The error of mlir-opt about the first instance that it refuses.
    pub refused: Option<String>,
    /// The custom part of the definition.
    pub hand_written: Option<String>,
}

/// The outcomes by the name of the definition.
pub type Outcomes = BTreeMap<String, Outcome>;

/// Largest number of compared instances of one operation in each round.
const COMPARED: usize = 4;

/// Compares the instances in the output of the program.
pub(super) fn compare(program: &Path, text: &str, outcomes: &mut Outcomes) -> Result<(), String> {
    let (names, modules) = instances(text, outcomes);
    let theirs = peer(&modules, &[])?;
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    let mut is_enough = |name| {
        let count = compared.entry(name).or_default();
        *count += 1;
        *count > COMPARED
    };
    let is_taken = |index: &usize| theirs[*index].is_ok() && !is_enough(names[*index]);
    let taken: Vec<usize> = (0..modules.len()).filter(is_taken).collect();
    for (index, name) in names.iter().enumerate() {
        if let (Err(message), Some(outcome)) = (&theirs[index], outcomes.get_mut(*name)) {
            outcome.refused.get_or_insert_with(|| message.clone());
        }
    }
    let generic: Vec<&str> = taken.iter().map(|index| modules[*index]).collect();
    let custom: Vec<&str> = taken.iter().map(|index| theirs[*index].as_deref().unwrap_or_default()).collect();
    // mlir-opt cannot read all of its own output, and reads some of it with another meaning.
    let theirs_again = peer(&custom, &["--mlir-print-op-generic"])?;
    let (ours, again) = (speak(program, &generic)?, speak(program, &custom)?);
    let mut different = Vec::new();
    for (position, index) in taken.iter().enumerate() {
        let name = names[*index];
        let expected =
            Expected { custom: custom[position].trim(), again: theirs_again[position].as_deref().ok() };
        let Some(outcome) = outcomes.get_mut(name) else { continue };
        // Our program cannot print operations without definitions in the folders.
        if ours[position].custom.starts_with("unregistered operation") {
            continue;
        }
        outcome.taken += 1;
        if !outcome.is_as_expected(&expected, &ours[position], &again[position]) {
            let difference = expected.difference(&ours[position], &again[position], generic[position]);
            different.push(Different { name, expected, ours: &ours[position].custom, difference });
        }
    }
    compare_statements(program, different, outcomes)
}

/// The instances in a text, with the names of their definitions. Records the reason where there are none.
fn instances<'t>(text: &'t str, outcomes: &mut Outcomes) -> (Vec<&'t str>, Vec<&'t str>) {
    let (mut names, mut modules) = (Vec::new(), Vec::new());
    for chunk in text.split(MARK).filter(|chunk| chunk.starts_with("// ")) {
        let (head, module) = chunk.split_once('\n').unwrap_or((chunk, ""));
        let name = head.trim_start_matches("// ");
        let outcome = outcomes.entry(name.to_owned()).or_default();
        if let Some(reason) = module.strip_prefix("// by hand: ") {
            outcome.hand_written = Some(reason.trim().to_owned());
        } else if let Some(reason) = module.strip_prefix("// none: ") {
            outcome.refused = Some(reason.trim().to_owned());
        } else {
            names.push(name);
            modules.push(module);
        }
    }
    (names, modules)
}

/// The output of mlir-opt for an instance.
struct Expected<'t> {
    /// In custom form.
    custom: &'t str,
    /// The custom form, parsed and printed in generic form; none when it cannot be read.
    again: Option<&'t str>,
}

impl Expected<'_> {
    fn difference(&self, ours: &Spoken, again: &Spoken, instance: &str) -> String {
        format!(
            "theirs:\n{}\nours:\n{}\ntheirs again:\n{}\nours again:\n{}\n{instance}",
            self.custom,
            ours.custom,
            self.again.unwrap_or("refused"),
            again.generic
        )
    }

    /// Whether our text has the meaning of mlir-opt's text. `theirs` and `ours` are the generic forms of our
    /// text, as mlir-opt and we parse it; none where it cannot be read. Where mlir-opt cannot read its own
    /// text, these two only have to be equal.
    fn is_meant_by(&self, theirs: Option<&str>, ours: Option<&str>) -> bool {
        let (theirs, ours) = (theirs.map(nameless), ours.map(nameless));
        theirs == ours && self.again.is_none_or(|text| Some(nameless(text)) == ours)
    }
}

/// An instance with a different text in the whole module.
struct Different<'t> {
    name: &'t str,
    expected: Expected<'t>,
    ours: &'t str,
    difference: String,
}

/// Compares again the instances whose whole modules differ. Operations around an instance with custom syntax
/// are in generic form in our text, but the instance itself is not. The instance counts as equal when
/// mlir-opt prints it alike, and both parsers read our text with the meaning of mlir-opt's.
fn compare_statements(
    program: &Path,
    different: Vec<Different<'_>>,
    outcomes: &mut Outcomes,
) -> Result<(), String> {
    let texts: Vec<&str> = different.iter().map(|different| different.ours).collect();
    let theirs = peer(&texts, &["--mlir-print-op-generic"])?;
    let ours = speak(program, &texts)?;
    for (different, (theirs, ours)) in different.into_iter().zip(theirs.iter().zip(&ours)) {
        let Some(outcome) = outcomes.get_mut(different.name) else { continue };
        let expected = &different.expected;
        let ours = (!ours.is_wrong).then_some(ours.generic.as_str());
        if is_alike(different.name, expected.custom, different.ours)
            && expected.is_meant_by(theirs.as_deref().ok(), ours)
        {
            outcome.same_but_names += 1;
        } else {
            outcome.difference.get_or_insert(different.difference);
        }
    }
    Ok(())
}

impl Outcome {
    /// Counts an instance that is printed as expected.
    fn is_as_expected(&mut self, expected: &Expected<'_>, ours: &Spoken, again: &Spoken) -> bool {
        let reads = match expected.again {
            Some(text) => text.trim() == again.generic.trim(),
            None => again.is_wrong,
        };
        if ours.custom.trim() == expected.custom && reads {
            self.same += 1;
            return true;
        }
        let is_named_else = nameless(&ours.custom) == nameless(expected.custom)
            && expected.again.is_none_or(|text| nameless(text) == nameless(&again.generic))
            && (reads || !again.is_wrong);
        self.same_but_names += usize::from(is_named_else);
        is_named_else
    }
}

/// The text with numbers for the names of values, in the order of their appearance, because code may choose
/// the names. The results of a line and the arguments of a block get new numbers, since the same name may
/// refer to another value in another region.
pub(super) fn nameless(text: &str) -> String {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut count = 0;
    let mut result = String::new();
    for line in text.trim().lines() {
        let start = line.trim_start();
        let defined = match (start.starts_with('%'), start.starts_with('^')) {
            (true, _) => line.find(" = ").unwrap_or(0),
            (_, true) => line.len(),
            _ => 0,
        };
        let mut rest = line;
        while let Some((before, after)) = rest.split_once('%') {
            let is_name = |c: char| c.is_ascii_alphanumeric() || "_$.-".contains(c);
            let (name, after) = after.split_at(after.find(|c| !is_name(c)).unwrap_or(after.len()));
            let is_new = line.len() - after.len() <= defined || !numbers.contains_key(name);
            if is_new {
                numbers.insert(name, count);
                count += 1;
            }
            let _ = write!(result, "{before}%{}", numbers[name]);
            rest = after;
        }
        result.push_str(rest);
        result.push('\n');
    }
    result
}

/// The output of our program for a module in both forms, or its errors.
#[derive(Clone, Debug, Default)]
struct Spoken {
    custom: String,
    generic: String,
    /// Whether it is an error.
    is_wrong: bool,
}

fn speak(program: &Path, modules: &[&str]) -> Result<Vec<Spoken>, String> {
    let (output, _) = run(Command::new(program).arg("speak"), &modules.join(MARK))?;
    let mut all = vec![Spoken::default(); modules.len()];
    for part in output.split("=== ").skip(1) {
        let (head, text) = part.split_once('\n').unwrap_or((part, ""));
        let mut words = head.split(' ');
        let index: usize = words.next().and_then(|index| index.parse().ok()).unwrap_or(usize::MAX);
        let Some(spoken) = all.get_mut(index) else { continue };
        match words.next() {
            Some("custom") => spoken.custom = text.to_owned(),
            _ => spoken.generic = text.to_owned(),
        }
        spoken.is_wrong |= words.next() == Some("wrong");
    }
    Ok(all)
}
